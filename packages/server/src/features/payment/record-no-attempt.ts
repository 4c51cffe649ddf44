import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { lockEstimate } from "../estimate/lock-estimate.ts";
import type { Payment } from "./payment.ts";
import { isAbandoned } from "./payment-times.ts";
import { advancePayment } from "./store.ts";

/** The provider knows no attempt to pay. After a while the preparation is over; the quote stays as it is. */
export async function recordNoAttempt(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  payment: Payment,
): Promise<void> {
  if (!isAbandoned(payment, clock())) return;
  await lockEstimate(tx, payment.estimate_id);
  await abandon(tx, payment.id);
}

/** Nobody went on paying. Money that arrives later all the same still counts. */
export async function abandon(tx: Tx, paymentId: string): Promise<void> {
  await advancePayment(tx, paymentId, {
    status: "FAILED",
    failure_reason: "결제를 마치지 않아 결제 준비가 끝났어요.",
  });
}
