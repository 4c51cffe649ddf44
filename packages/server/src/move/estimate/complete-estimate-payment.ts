import type { Payment } from "../../money/payment/payment.ts";
import type { SettleNeeds } from "../../money/payment/settle-payment.ts";
import { settleReturnedPayment } from "../../money/payment/settle-returned-payment.ts";
import { findEstimateId } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** Settles the payment that the browser returns from, and returns its outcome. */
export async function completeEstimatePayment(
  services: SettleNeeds,
  input: { readonly serial: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const subject = subjectOfEstimate(await findEstimateId(services.db, input.serial));
  return settleReturnedPayment(services, { ...input, subject });
}
