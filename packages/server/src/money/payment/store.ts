import { paymentStatus, type PaymentStatus } from "@damadum/domain";
import { sql, type ExpressionBuilder, type Insertable, type Updateable } from "kysely";
import type { PaidSubject, PaymentsTable } from "../../db/subject-tables.ts";
import type { Connection, Database, Tables, Tx } from "../../db/tables.ts";
import type { Payment } from "./payment.ts";
import { readPage, type Page, type PageOptions } from "../../db/read-page.ts";

export function insertPayment(tx: Tx, payment: Insertable<PaymentsTable>): Promise<Payment> {
  return tx.insertInto("payments").values(payment).returningAll().executeTakeFirstOrThrow();
}

const payments = (db: Connection) => db.selectFrom("payments").selectAll();

export function findPayment(db: Database, paymentId: string): Promise<Payment> {
  return payments(db).where("id", "=", paymentId).executeTakeFirstOrThrow();
}

export async function findPaymentByMerchantUid(
  db: Connection,
  merchantUid: string,
): Promise<Payment | null> {
  const row = await payments(db).where("merchant_uid", "=", merchantUid).executeTakeFirst();
  return row ?? null;
}

/** The payment, locked. Lock its subject first. */
export function lockPayment(tx: Tx, paymentId: string): Promise<Payment> {
  return payments(tx).where("id", "=", paymentId).forUpdate().executeTakeFirstOrThrow();
}

/** The condition that a payment is for one of these subjects. */
export function isOfOneOf(subjects: readonly PaidSubject[]) {
  return (eb: ExpressionBuilder<Tables, "payments">) =>
    eb.or(
      subjects.map(({ kind, id }) =>
        eb.and([eb("payments.subject_kind", "=", kind), eb("payments.subject_id", "=", id)]),
      ),
    );
}

/** All payments of locked subjects, locked in the order of their ids; returned in that of the subjects. */
export async function lockPaymentsOf(
  tx: Tx,
  subjects: readonly PaidSubject[],
): Promise<readonly Payment[]> {
  const locked = await payments(tx).where(isOfOneOf(subjects)).orderBy("id").forUpdate().execute();
  const bySubject = Map.groupBy(locked, ({ subject_id: id }) => id);
  return subjects.flatMap(({ id }) => bySubject.get(id) ?? []);
}

export async function updatePayment(
  db: Connection,
  paymentId: string,
  changes: Updateable<PaymentsTable>,
): Promise<void> {
  await db.updateTable("payments").set(changes).where("id", "=", paymentId).execute();
}

/**
 * Changes a payment's status where the domain's table lets the system do so; false when another process was first.
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

/** A preparation of the same payment that is valid beyond `goodUntil`. */
export async function findPreparation(
  tx: Tx,
  filter: Pick<
    Payment,
    "subject_kind" | "subject_id" | "plan" | "method" | "amount" | "billing_key_id"
  > & { readonly registers: boolean; readonly goodUntil: Date },
): Promise<Payment | null> {
  const row = await payments(tx)
    .where("subject_kind", "=", filter.subject_kind)
    .where("subject_id", "=", filter.subject_id)
    .where("plan", "=", filter.plan)
    .where("method", "=", filter.method)
    .where("amount", "=", filter.amount)
    .where("billing_key_id", "is not distinct from", filter.billing_key_id)
    .where("customer_uid", filter.registers ? "is not" : "is", null)
    .where("status", "=", "READY")
    .where("expires_at", ">", filter.goodUntil)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Payments that are due for a lookup, locked; servers skip each other's. */
export function claimPaymentsToCheck(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly Payment[]> {
  return payments(tx)
    .where("next_check_at", "<=", now)
    .orderBy("next_check_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Unpaid preparations whose time is over and that have not lapsed yet. */
export function findPreparationsToLapse(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly Payment[]> {
  return payments(db)
    .where("status", "=", "READY")
    .where("lapsed_at", "is", null)
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
}

/** False when the preparation was paid, failed or lapsed meanwhile. */
export async function markLapsed(tx: Tx, paymentId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("payments")
    .set({ lapsed_at: now })
    .where("id", "=", paymentId)
    .where("status", "=", "READY")
    .where("lapsed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The serial of the order that a payment was for, also by a link or for its contract; null when it was for none. */
export const paidOrderSerial = sql<string | null>`coalesce(
  (select serial from estimates where estimates.id = payments.subject_id),
  (select serial from storage_orders where storage_orders.id = payments.subject_id),
  (select order_serial from custom_payments where custom_payments.id = payments.subject_id),
  (select order_serial from storage_contracts contract where contract.id = coalesce(
    (select contract_id from storage_charges where storage_charges.id = payments.subject_id),
    (select contract_id from contract_changes where contract_changes.id = payments.subject_id))))`.as(
  "order_serial",
);

/** Payments of all members with the order that each was for, newest first. */
export function findNewestPayments(
  db: Database,
  { status, ...page }: PageOptions & { readonly status?: PaymentStatus | undefined },
): Promise<Page<Payment & { readonly order_serial: string | null }>> {
  let query = payments(db).select(paidOrderSerial);
  if (status !== undefined) query = query.where("status", "=", status);
  return readPage(db, query, { order: { by: "created_at" }, page });
}
