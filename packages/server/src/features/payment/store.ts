import { paymentStatus, type PaymentStatus } from "@damadum/domain";
import type { Insertable, Updateable } from "kysely";
import type { Connection, Database, PaymentsTable, Tx } from "../../db/tables.ts";
import type { Payment } from "./payment.ts";

export function insertPayment(tx: Tx, payment: Insertable<PaymentsTable>): Promise<Payment> {
  return tx.insertInto("payments").values(payment).returningAll().executeTakeFirstOrThrow();
}

export function findPayment(db: Database, paymentId: string): Promise<Payment> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
}

export function findPaymentsOf(db: Connection, estimateId: string): Promise<readonly Payment[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("estimate_id", "=", estimateId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findPaymentByMerchantUid(
  db: Connection,
  merchantUid: string,
): Promise<Payment | null> {
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("merchant_uid", "=", merchantUid)
    .executeTakeFirst();
  return row ?? null;
}

/** The payment, locked. Lock its estimate first. */
export function lockPayment(tx: Tx, paymentId: string): Promise<Payment> {
  return tx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** All payments of a locked estimate, locked in the order of their ids. */
export function lockPaymentsOf(tx: Tx, estimateId: string): Promise<readonly Payment[]> {
  return tx
    .selectFrom("payments")
    .selectAll()
    .where("estimate_id", "=", estimateId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function updatePayment(
  db: Connection,
  paymentId: string,
  changes: Updateable<PaymentsTable>,
): Promise<void> {
  await db.updateTable("payments").set(changes).where("id", "=", paymentId).execute();
}

/**
 * Moves a payment on where the domain's table lets the system do so; false when somebody else was first.
 */
export async function advancePayment(
  tx: Tx,
  paymentId: string,
  changes: Updateable<PaymentsTable> & { readonly status: PaymentStatus },
): Promise<boolean> {
  const from = paymentStatus.transitions
    .filter(({ to, by }) => to === changes.status && by.includes("SYSTEM"))
    .map((transition) => transition.from);
  const row = await tx
    .updateTable("payments")
    .set(changes)
    .where("id", "=", paymentId)
    .where("status", "in", from)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A preparation of the same plan and method that is still good for a while. */
export async function findPreparation(
  tx: Tx,
  wanted: Pick<Payment, "estimate_id" | "plan" | "method"> & { readonly goodUntil: Date },
): Promise<Payment | null> {
  const row = await tx
    .selectFrom("payments")
    .selectAll()
    .where("estimate_id", "=", wanted.estimate_id)
    .where("plan", "=", wanted.plan)
    .where("method", "=", wanted.method)
    .where("status", "=", "READY")
    .where("expires_at", ">", wanted.goodUntil)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

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

/** Ids of the refunds of an order that are decided but not carried out yet. */
export async function findPendingRefunds(
  db: Connection,
  estimateId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.id")
    .where("payments.estimate_id", "=", estimateId)
    .where("refunds.status", "=", "PENDING")
    .orderBy("refunds.id")
    .execute();
  return rows.map(({ id }) => id);
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
      "payments.estimate_id",
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

/** Payments whose turn to be looked up has come; each server takes others. */
export function claimPaymentsToCheck(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly Payment[]> {
  return tx
    .selectFrom("payments")
    .selectAll()
    .where("next_check_at", "<=", now)
    .orderBy("next_check_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
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
