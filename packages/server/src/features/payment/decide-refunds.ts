import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { insertRefund, lockPaymentsOf } from "./store.ts";

/** Spreads what goes back over the payments that a locked order was paid with, the newest first. */
export async function decideRefunds(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  order: { readonly estimateId: string; readonly amount: number; readonly reason: string },
): Promise<void> {
  let left = order.amount;
  for (const payment of (await lockPaymentsOf(tx, order.estimateId)).toReversed()) {
    if (payment.status !== "PAID" || payment.refusal !== null) continue;
    const share = Math.min(left, payment.received_amount - payment.refunded_amount);
    if (share === 0) continue;
    left -= share;
    const refund = { paymentId: payment.id, amount: share, reason: order.reason, now: clock() };
    await insertRefund(tx, { ...refund, id: ids.uuid() });
  }
  if (left !== 0) throw new Error("The order's payments are less than what was paid for it");
}
