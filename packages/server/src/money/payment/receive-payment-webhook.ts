import { ProblemError } from "../../http/problem-error.ts";
import { recordOutsideRefund } from "./record-outside-refund.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findPaymentByMerchantUid } from "./store.ts";

/** Handles a provider's notification. Trusts only its merchant uid, if ours, and asks the provider for the rest. */
export async function receivePaymentWebhook(
  services: SettleNeeds,
  hint: { readonly merchantUid: string; readonly impUid: string },
): Promise<void> {
  const payment = await findPaymentByMerchantUid(services.db, hint.merchantUid);
  if (payment === null) return;
  try {
    if (payment.status === "PAID") await recordOutsideRefund(services, payment);
    else await settlePayment(services, { payment, impUid: hint.impUid });
  } catch (error) {
    // Another merchant's notification or a forged one, so a retry would not help.
    if (error instanceof ProblemError && error.code === "not_found") return;
    throw error;
  }
}
