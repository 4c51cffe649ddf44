import type { PaidSubject } from "../../db/subject-tables.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Payment } from "./payment.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findPaymentByMerchantUid } from "./store.ts";

/** Settles the payment that a browser brought back, if it is for this subject. */
export async function settleReturnedPayment(
  services: SettleNeeds,
  given: { readonly subject: PaidSubject; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const payment = await findPaymentByMerchantUid(services.db, given.merchantUid);
  const isForIt =
    payment?.subject_kind === given.subject.kind && payment.subject_id === given.subject.id;
  if (!isForIt) throw new Refusal("not_found");
  const settled = await settlePayment(services, { payment, impUid: given.impUid });
  if (settled.refusal !== null) throw new Refusal(settled.refusal);
  return settled;
}
