import { Refusal } from "../../http/refusal.ts";
import type { Payment } from "../payment/payment.ts";
import type { SettleNeeds } from "../payment/settle-payment.ts";
import { settleReturnedPayment } from "../payment/settle-returned-payment.ts";
import { findEstimateId } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** The browser came back from paying: settles the payment and says how it ended. */
export async function completeEstimatePayment(
  services: SettleNeeds,
  given: { readonly serial: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const estimateId = await findEstimateId(services.db, given.serial);
  if (estimateId === null) throw new Refusal("not_found");
  return settleReturnedPayment(services, { ...given, subject: subjectOfEstimate(estimateId) });
}
