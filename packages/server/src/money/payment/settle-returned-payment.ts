import type { PaidSubject } from "../../db/subject-tables.ts";
import { ProblemError, type ProblemSubject } from "../../http/problem-error.ts";
import type { Payment } from "./payment.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findPaymentByMerchantUid } from "./store.ts";

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
