import { ProblemError } from "../../http/problem-error.ts";
import type { Payment } from "./payment.ts";
import { recordOutsideRefund } from "./record-outside-refund.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findPayment, findPaymentByMerchantUid } from "./store.ts";

/** Asks the provider about one payment now, for an operator who does not wait for the worker. */
export async function lookUpPayment(services: SettleNeeds, merchantUid: string): Promise<Payment> {
  const payment = await findPaymentByMerchantUid(services.db, merchantUid);
  if (payment === null) throw new ProblemError("not_found");
  if (payment.status !== "PAID") return settlePayment(services, { payment, impUid: null });
  await recordOutsideRefund(services, payment);
  return findPayment(services.db, payment.id);
}
