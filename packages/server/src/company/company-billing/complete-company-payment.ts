import { ProblemError } from "../../http/problem-error.ts";
import { findPaidSubject } from "../../money/payment/find-paid-subject.ts";
import type { Payment } from "../../money/payment/payment.ts";
import type { SettleNeeds } from "../../money/payment/settle-payment.ts";
import { settleReturnedPayment } from "../../money/payment/settle-returned-payment.ts";
import { findCompanyPayment } from "./store.ts";

/** Settles the payment when the browser returns from the provider's window, and returns its outcome. */
export async function completeCompanyPayment(
  services: SettleNeeds,
  input: { readonly companyId: string; readonly merchantUid: string; readonly impUid: string },
): Promise<{ readonly reference: string; readonly payment: Payment }> {
  const subject = await findPaidSubject(services.db, input.merchantUid);
  if (subject?.kind !== "COMPANY_PAYMENT") throw new ProblemError("not_found");
  const asked = await findCompanyPayment(services.db, subject.id);
  if (asked.company_id !== input.companyId) throw new ProblemError("not_found");
  const payment = await settleReturnedPayment(services, { ...input, subject });
  return { reference: subject.id, payment };
}
