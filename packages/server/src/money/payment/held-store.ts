import type { Connection, Tx } from "../../db/tables.ts";
import type { Payment } from "./payment.ts";

/** What a locked payment still holds beyond its pending refunds; null when it does not count as paid. */
export async function heldAmountOf(tx: Tx, payment: Payment): Promise<number | null> {
  return (await heldAmountsOf(tx, [payment])).get(payment.id) ?? null;
}

/** The same of many payments, by id: those that count as paid. */
export async function heldAmountsOf(
  tx: Tx,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, number>> {
  const paid = payments.filter(({ status, refusal }) => status === "PAID" && refusal === null);
  const pending = await pendingRefundsByPayment(
    tx,
    paid.map(({ id }) => id),
  );
  return new Map(
    paid.map(({ id, received_amount: received, refunded_amount: refunded }) => [
      id,
      received - refunded - (pending.get(id) ?? 0),
    ]),
  );
}

/** Total of the pending refunds of a payment. */
export async function sumPendingRefunds(db: Connection, paymentId: string): Promise<number> {
  return (await pendingRefundsByPayment(db, [paymentId])).get(paymentId) ?? 0;
}

async function pendingRefundsByPayment(
  db: Connection,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("refunds")
    .select((eb) => ["payment_id", eb.fn.sum<number>("amount").as("amount")])
    .where("payment_id", "in", paymentIds)
    .where("status", "=", "PENDING")
    .groupBy("payment_id")
    .execute();
  return new Map(rows.map(({ payment_id: id, amount }) => [id, amount]));
}
