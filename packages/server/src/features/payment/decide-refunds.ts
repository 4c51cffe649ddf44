import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { insertRefund } from "./refund-store.ts";
import { lockPaymentsOf } from "./store.ts";

/** Spreads what goes back over the payments that a locked subject was paid with, the newest first. */
export async function decideRefunds(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  order: { readonly subject: PaidSubject; readonly amount: number; readonly reason: string },
): Promise<void> {
  let left = order.amount;
  for (const payment of (await lockPaymentsOf(tx, order.subject)).toReversed()) {
    if (payment.status !== "PAID" || payment.refusal !== null) continue;
    const share = Math.min(left, payment.received_amount - payment.refunded_amount);
    if (share === 0) continue;
    left -= share;
    const refund = { paymentId: payment.id, amount: share, reason: order.reason, now: clock() };
    await insertRefund(tx, { ...refund, id: ids.uuid() });
  }
  if (left !== 0) throw new Error("The subject's payments are less than what was paid for it");
}
