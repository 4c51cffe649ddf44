import { isPaymentMethod } from "@damadum/domain";
import type { Selectable, Updateable } from "kysely";
import type { PaidSubject, RefundsTable } from "../../db/subject-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { Payment } from "./payment.ts";
import { isOfOneOf, lockPayment, paidOrderSerial } from "./store.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

/** A refund to store: ours, unless a kind says otherwise. */
type NewRefund = Pick<Selectable<RefundsTable>, "amount" | "reason"> & {
  readonly payment: Pick<Payment, "id" | "method">;
  readonly kind?: "OUTSIDE_REFUND" | "WITHDRAWAL";
};

/**
 * Stores a refund and returns its id. Ours is due immediately, or waits for an operator when the payment was taken by
 * hand; those of the other kinds are done already.
 */
export async function insertRefund(
  tx: Tx,
  needs: Pick<Services, "clock" | "ids">,
  refund: NewRefund,
): Promise<string> {
  const [id] = await insertRefunds(tx, needs, [refund]);
  if (id === undefined) throw new Error("A refund was not stored");
  return id;
}

/** The same of many refunds. */
export async function insertRefunds(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  refunds: readonly NewRefund[],
): Promise<readonly string[]> {
  if (refunds.length === 0) return [];
  const now = clock();
  const rows = refunds.map(({ payment, kind, amount, reason }) => ({
    id: ids.uuid(),
    payment_id: payment.id,
    amount,
    reason,
    created_at: now,
    ...(kind === undefined
      ? {
          status: "PENDING" as const,
          next_attempt_at: isPaymentMethod(payment.method) ? now : null,
        }
      : { status: "DONE" as const, kind, next_attempt_at: null, done_at: now }),
  }));
  await tx.insertInto("refunds").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Notes that an operator has settled what follows from an outside refund; false when there is nothing to settle. */
export async function settleOutsideRefund(
  db: Database,
  { refundId, now }: { readonly refundId: string; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("refunds")
    .set({ settled_at: now })
    .where("id", "=", refundId)
    .where("kind", "=", "OUTSIDE_REFUND")
    .where("settled_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the refunds of subjects that are decided but not carried out yet. */
export async function findPendingRefunds(
  db: Connection,
  subjects: readonly PaidSubject[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.id", "payments.subject_id"])
    .where(isOfOneOf(subjects))
    .where("refunds.status", "=", "PENDING")
    .orderBy("refunds.id")
    .execute();
  const idsOf = Map.groupBy(rows, ({ subject_id: id }) => id);
  return subjects.flatMap(({ id }) => idsOf.get(id) ?? []).map(({ id }) => id);
}

/**
 * Claims a due refund until a time, so that no two workers ask the provider simultaneously; null when it is not due.
 * Refunds of one payment run one after the other: until one that was tried is recorded, nothing tells which of them the
 * provider has sent. One that has to wait is postponed until the one before it is retried.
 */
export async function claimRefund(
  tx: Tx,
  { refundId, now, until }: { readonly refundId: string; readonly now: Date; readonly until: Date },
) {
  const found = await tx
    .selectFrom("refunds")
    .select("payment_id")
    .where("id", "=", refundId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const payment = await lockPayment(tx, found.payment_id);
  const refund = await tx
    .selectFrom("refunds")
    .select(["id", "payment_id", "amount", "reason", "attempts", "created_at"])
    .where("id", "=", refundId)
    .where("status", "=", "PENDING")
    .where("next_attempt_at", "<=", now)
    .executeTakeFirst();
  if (refund === undefined) return null;

  const before = await findBlockingRefund(tx, refund);
  if (before !== undefined) {
    await updateRefund(tx, refundId, { next_attempt_at: before.next_attempt_at });
    return null;
  }
  const attempts = refund.attempts + 1;
  await updateRefund(tx, refundId, { next_attempt_at: until, attempts });
  const { subject_kind, subject_id, imp_uid, refunded_amount } = payment;
  return { ...refund, attempts, subject_kind, subject_id, imp_uid, refunded_amount };
}

/** The refund of the same payment that was tried, is not recorded, and goes before this one. */
function findBlockingRefund(
  tx: Tx,
  refund: Pick<Selectable<RefundsTable>, "id" | "payment_id" | "attempts" | "created_at">,
) {
  let query = tx
    .selectFrom("refunds")
    .select("next_attempt_at")
    .where("payment_id", "=", refund.payment_id)
    .where("status", "=", "PENDING")
    .where("attempts", ">", 0)
    .where("id", "<>", refund.id);
  if (refund.attempts > 0) {
    query = query.where((eb) =>
      eb(eb.refTuple("created_at", "id"), "<", eb.tuple(refund.created_at, refund.id)),
    );
  }
  return query.orderBy("created_at").orderBy("id").limit(1).executeTakeFirst();
}

async function updateRefund(tx: Tx, id: string, changes: Updateable<RefundsTable>): Promise<void> {
  await tx.updateTable("refunds").set(changes).where("id", "=", id).execute();
}

export async function rescheduleRefund(db: Database, refundId: string, at: Date): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ next_attempt_at: at })
    .where("id", "=", refundId)
    .where("status", "=", "PENDING")
    .execute();
}

/** Marks the refund done; false when it already was. */
export async function finishRefund(tx: Tx, refundId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("refunds")
    .set({ status: "DONE", done_at: now, next_attempt_at: null })
    .where("id", "=", refundId)
    .where("status", "=", "PENDING")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function findDueRefunds(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("refunds")
    .select("id")
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Refunds of all members, newest first. */
export function findNewestRefunds(
  db: Database,
  { pendingOnly, ...page }: PageOptions & { readonly pendingOnly: boolean },
) {
  let query = db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .selectAll("refunds")
    .select(["payments.merchant_uid", "payments.subject_kind", paidOrderSerial]);
  if (pendingOnly) query = query.where("refunds.status", "=", "PENDING");
  return readPage(db, query, { order: { by: "created_at" }, page });
}

/** A refund with what recording it needs of its payment; throws `not_found` when there is none. */
export function findRefund(db: Database, refundId: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.id", "refunds.payment_id", "refunds.amount", "refunds.status"])
    .select(["payments.subject_kind", "payments.subject_id", "payments.method"])
    .where("refunds.id", "=", refundId)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}
