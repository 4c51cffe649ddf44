import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { insertRefund } from "./refund-store.ts";
import { lockPaymentsOf } from "./store.ts";

/**
 * Spreads what goes back over the payments of several subjects, the newest first, beside what was decided
 * to go back before. At most what is left of them: a coupon may have paid a part.
 */
export async function decideRefundsOver(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  back: {
    readonly subjects: readonly PaidSubject[];
    readonly amount: number;
    readonly reason: string;
  },
): Promise<void> {
  let left = back.amount;
  for (const subject of back.subjects.toReversed()) {
    for (const payment of (await lockPaymentsOf(tx, subject)).toReversed()) {
      if (payment.status !== "PAID" || payment.refusal !== null) continue;
      const free = payment.received_amount - payment.refunded_amount;
      const share = Math.min(left, free - (await pendingOf(tx, payment.id)));
      if (share <= 0) continue;
      left -= share;
      const refund = { paymentId: payment.id, amount: share, reason: back.reason, now: clock() };
      await insertRefund(tx, { ...refund, id: ids.uuid() });
    }
  }
}

async function pendingOf(tx: Tx, paymentId: string): Promise<number> {
  const rows = await tx
    .selectFrom("refunds")
    .select("amount")
    .where("payment_id", "=", paymentId)
    .where("status", "=", "PENDING")
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
