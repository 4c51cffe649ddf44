import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, type ProblemSubject } from "../../http/problem-error.ts";
import type { RefundNeeds } from "./carry-out-refund.ts";
import { subjectOf, type Payment } from "./payment.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import { recordAttempt, recordNoAttempt } from "./record-attempt.ts";
import { sendPendingRefunds } from "./send-pending-refunds.ts";
import { findPayment, findPaymentByMerchantUid } from "./store.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";

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

/** Settles the payment that a browser returns with, if it is for this subject. */
export async function settleReturnedPayment(
  services: SettleNeeds,
  input: {
    readonly subject: PaidSubject;
    readonly merchantUid: string;
    readonly impUid: string;
    /** Set when a refusal has its own message. */
    readonly about?: ProblemSubject | undefined;
  },
): Promise<Payment> {
  const payment = await findPaymentByMerchantUid(services.db, input.merchantUid);
  const isForIt =
    payment?.subject_kind === input.subject.kind && payment.subject_id === input.subject.id;
  if (!isForIt) throw new ProblemError("not_found");
  const settled = await settlePayment(services, { payment, impUid: input.impUid });
  if (settled.refusal !== null) throw new ProblemError(settled.refusal, input);
  return settled;
}
