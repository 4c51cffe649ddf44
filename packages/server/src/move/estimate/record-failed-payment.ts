import { formatWon, moveBalance } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import { releaseCoupon } from "../../money/coupon/release-coupon.ts";
import type { Payment } from "../../money/payment/payment.ts";
import { remindNow } from "../../platform/reminder/remind-now.ts";
import type { LockedEstimate } from "./store.ts";
import { changeStatus } from "./change-status.ts";
import { moneyOf } from "./estimate-money.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/**
 * Records a failed payment: a quote waits for another try; an order that is already paid stays so, and its member is
 * notified that the balance is still open.
 */
export async function recordFailedPayment(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  failed: {
    readonly estimate: LockedEstimate;
    readonly payment: Pick<Payment, "plan">;
    readonly reason: string;
  },
): Promise<void> {
  const { estimate, payment, reason } = failed;
  const now = clock();
  if (payment.plan === "BALANCE") await notifyOfBalance(tx, estimate, now);
  else await changeStatus(tx, estimate, { ...bySystem(now, reason), to: "WAIT" });
  // The next try holds it again.
  await releaseCoupon(tx, { clock }, { subject: subjectOfEstimate(estimate.id) });
}

async function notifyOfBalance(tx: Tx, estimate: LockedEstimate, now: Date): Promise<void> {
  const { id, serial, user_id: userId } = estimate;
  const balance = moveBalance(moneyOf(estimate));
  if (userId === null || balance === 0) return;
  const variables = { 번호: serial, 잔금: formatWon(balance) };
  const about = { kind: "MOVE_BALANCE_FAILED", subject_id: id, user_id: userId } as const;
  await remindNow(tx, { ...about, variables }, now);
}
