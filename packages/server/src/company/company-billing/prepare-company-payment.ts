import { brand, type PaymentMethod } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { companySubject } from "../company/subjects.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import { presentPayment, type PresentNeeds } from "../../money/payment/present-payment.ts";
import { lockOwnPayment, requirePayable } from "./lock-company-payment.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Payment } from "../../money/payment/payment.ts";
import { type SettleNeeds, settleReturnedPayment } from "../../money/payment/settle-payment.ts";
import { findCompanyPayment } from "./store.ts";
import type { CompanyUser } from "../company/read-company.ts";
import { limitPreparations } from "../../money/payment/preparations.ts";
import { findPaidSubject } from "../../money/payment/paid-subjects.ts";

/** Fixes the amount to pay in a window, here and at the provider; the same request returns the same preparation. */
export async function prepareCompanyPayment(
  services: PresentNeeds & Pick<Services, "limits">,
  {
    user: { userId, companyId },
    cpaymentId,
    method,
    address,
  }: {
    readonly user: CompanyUser;
    readonly cpaymentId: string;
    readonly method: PaymentMethod;
    readonly address: string;
  },
) {
  await limitPreparations(services, { userId, address });
  const { payment, title } = await inTransaction(services.db, async (tx) => {
    const companyPayment = await lockOwnPayment(tx, { cpaymentId, companyId });
    requirePayable(companyPayment);
    const subject = companySubject.payment(cpaymentId);
    const request = { subject, serial: cpaymentId, userId, plan: "FULL", method } as const;
    const { amount, title: name } = companyPayment;
    const prepared = await findOrCreatePreparation(tx, services, { ...request, amount });
    return { payment: prepared, title: name };
  });
  return presentPayment(services, { payment, name: `${brand.name} ${title}`, userId });
}

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
