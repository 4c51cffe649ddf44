import { Refusal } from "../../http/refusal.ts";
import type { Payment } from "./payment.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findPaymentByMerchantUid } from "./store.ts";

/** Settles the payment that a browser brought back, if it is for this estimate. */
export async function settleReturnedPayment(
  services: SettleNeeds,
  given: { readonly estimateId: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const payment = await findPaymentByMerchantUid(services.db, given.merchantUid);
  if (payment?.estimate_id !== given.estimateId) throw new Refusal("not_found");
  const settled = await settlePayment(services, { payment, impUid: given.impUid });
  if (settled.refusal !== null) throw new Refusal(settled.refusal);
  return settled;
}
