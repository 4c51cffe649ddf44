import { ProblemError } from "../../http/problem-error.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findPaymentByMerchantUid } from "./store.ts";

/** The provider says that something happened. Only the order's number is believed, if it is ours. */
export async function receivePaymentWebhook(
  services: SettleNeeds,
  hint: { readonly merchantUid: string; readonly impUid: string },
): Promise<void> {
  const payment = await findPaymentByMerchantUid(services.db, hint.merchantUid);
  if (payment === null) return;
  try {
    await settlePayment(services, { payment, impUid: hint.impUid });
  } catch (error) {
    // Somebody else's notice, or a made-up one: there is nothing to send again.
    if (error instanceof ProblemError && error.code === "not_found") return;
    throw error;
  }
}
