import { brand, type PaymentMethod } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { CompanyUser } from "../company/company-of.ts";
import { companySubject } from "../company/subjects.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import { limitPreparations } from "../../money/payment/limit-preparations.ts";
import { presentPayment, type PresentNeeds } from "../../money/payment/present-payment.ts";
import { lockOwnPayment, requirePayable } from "./lock-company-payment.ts";

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
