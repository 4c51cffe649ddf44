import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { chargeBillingKey } from "../billing-key/charge-billing-key.ts";
import { subjectOf, type Payment } from "./payment.ts";
import { recordAttempt } from "./record-attempt.ts";
import { sendPendingRefunds } from "./send-pending-refunds.ts";
import type { SettleNeeds } from "./settle-payment.ts";
import { findPayment } from "./store.ts";

/**
 * Charges the billing key that a stored preparation names, and returns the settled payment, paid or failed. Throws
 * provider_unavailable (503) without an answer; the worker then asks the provider later, as it does after a crash.
 * Charging the same preparation again is idempotent.
 */
export async function chargePayment(
  services: SettleNeeds & Pick<Services, "billingKeys">,
  { payment, name }: { readonly payment: Payment; readonly name: string },
): Promise<Payment> {
  const { id, user_id: userId, billing_key_id: paymentId } = payment;
  if (userId === null || paymentId === null) throw new Error("The payment names no billing key");
  const { merchant_uid: merchantUid, amount } = payment;
  const known = await chargeBillingKey(services, { userId, paymentId, merchantUid, amount, name });
  await inTransaction(services.db, (tx) => recordAttempt(tx, services, { payment, known }));
  await sendPendingRefunds(services, subjectOf(payment));
  return findPayment(services.db, id);
}
