import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

/** Decides a refund; it is due at once. */
export async function insertRefund(
  tx: Tx,
  refund: {
    readonly id: string;
    readonly paymentId: string;
    readonly amount: number;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, paymentId, amount, reason, now } = refund;
  await tx
    .insertInto("refunds")
    .values({
      id,
      payment_id: paymentId,
      amount,
      reason,
      status: "PENDING",
      next_attempt_at: now,
      created_at: now,
      done_at: null,
    })
    .execute();
}

/** Ids of the refunds of a subject that are decided but not carried out yet. */
export async function findPendingRefunds(
  db: Connection,
  { kind, id }: PaidSubject,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.id")
    .where("payments.subject_kind", "=", kind)
    .where("payments.subject_id", "=", id)
    .where("refunds.status", "=", "PENDING")
    .orderBy("refunds.id")
    .execute();
  return rows.map((row) => row.id);
}

/** What of a payment was decided to go back and has not gone yet. */
export async function sumPendingRefunds(tx: Tx, paymentId: string): Promise<number> {
  const { amount } = await tx
    .selectFrom("refunds")
    .select((eb) => eb.fn.sum<number | null>("amount").as("amount"))
    .where("payment_id", "=", paymentId)
    .where("status", "=", "PENDING")
    .executeTakeFirstOrThrow();
  return amount ?? 0;
}

/** Takes a due refund for one minute, so that two do not ask the provider at once; null when taken. */
export async function claimRefund(
  db: Database,
  { refundId, now, until }: { readonly refundId: string; readonly now: Date; readonly until: Date },
) {
  const row = await db
    .updateTable("refunds")
    .from("payments")
    .set((eb) => ({ next_attempt_at: until, attempts: eb("refunds.attempts", "+", 1) }))
    .whereRef("payments.id", "=", "refunds.payment_id")
    .where("refunds.id", "=", refundId)
    .where("refunds.status", "=", "PENDING")
    .where("refunds.next_attempt_at", "<=", now)
    .returning([
      "refunds.id",
      "refunds.payment_id",
      "refunds.amount",
      "refunds.reason",
      "refunds.attempts",
      "payments.subject_kind",
      "payments.subject_id",
      "payments.imp_uid",
      "payments.refunded_amount",
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function rescheduleRefund(db: Database, refundId: string, at: Date): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ next_attempt_at: at })
    .where("id", "=", refundId)
    .where("status", "=", "PENDING")
    .execute();
}

/** Marks the refund done; false when somebody else did. */
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

/** Refunds of everybody, the newest first. */
export function findNewestRefunds(
  db: Database,
  { pendingOnly, limit }: { readonly pendingOnly: boolean; readonly limit: number },
) {
  let query = db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .selectAll("refunds")
    .select(["payments.merchant_uid", "payments.subject_kind"]);
  if (pendingOnly) query = query.where("refunds.status", "=", "PENDING");
  return query
    .orderBy("refunds.created_at", "desc")
    .orderBy("refunds.id", "desc")
    .limit(limit)
    .execute();
}

export async function findRefund(db: Database, refundId: string) {
  const row = await db
    .selectFrom("refunds")
    .select(["id", "status", "amount", "attempts"])
    .where("id", "=", refundId)
    .executeTakeFirst();
  return row ?? null;
}
