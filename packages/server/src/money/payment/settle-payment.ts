import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { RefundNeeds } from "./carry-out-refund.ts";
import { subjectOf, type Payment } from "./payment.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import { recordAttempt, recordNoAttempt } from "./record-attempt.ts";
import { sendPendingRefunds } from "./send-pending-refunds.ts";
import { findPayment } from "./store.ts";

export type SettleNeeds = RefundNeeds;

/**
 * The only way in which a payment becomes paid or failed, whether the browser, the provider's notification or the
 * worker triggers it: asks the provider, then records its answer under lock. Idempotent, in any order of calls. Returns
 * the payment as it is then.
 */
export async function settlePayment(
  services: SettleNeeds,
  { payment, impUid }: { readonly payment: Payment; readonly impUid: string | null },
): Promise<Payment> {
  const { db, payments } = services;
  if (payment.status === "PAID" || payment.status === "REFUNDED") return payment;

  const known = await orUnavailable(
    impUid === null
      ? payments.findByMerchantUid(payment.merchant_uid)
      : payments.findByImpUid(impUid),
  );
  if (impUid !== null && known?.merchantUid !== payment.merchant_uid)
    throw new ProblemError("not_found");

  await inTransaction(db, (tx) =>
    known === null
      ? recordNoAttempt(tx, services, payment)
      : recordAttempt(tx, services, { payment, known }),
  );
  await sendPendingRefunds(services, subjectOf(payment));
  return findPayment(db, payment.id);
}
