import type { PaymentMethod } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { CompanyUser } from "../company/company-of.ts";
import { companySubject } from "../company/subjects.ts";
import { getBuyer } from "../member/get-buyer.ts";
import { findOrCreatePreparation } from "../payment/find-or-create-preparation.ts";
import { limitPreparations } from "../payment/limit-preparations.ts";
import { registerAtProvider } from "../payment/register-at-provider.ts";
import { lockOwnPayment } from "./lock-company-payment.ts";
import { requirePayable } from "./require-payable.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "limits" | "payments" | "paymentSettings">;

/** Fixes the amount to pay in a window, here and at the provider; the same request returns the same preparation. */
export async function prepareCompanyPayment(
  services: Needs,
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
  const { db, paymentSettings } = services;
  await limitPreparations(services, { userId, address });
  const { payment, title } = await inTransaction(db, async (tx) => {
    const companyPayment = await lockOwnPayment(tx, { cpaymentId, companyId });
    requirePayable(companyPayment);
    const subject = companySubject.payment(cpaymentId);
    const request = { subject, serial: cpaymentId, userId, plan: "FULL", method } as const;
    const { amount, title: name } = companyPayment;
    const prepared = await findOrCreatePreparation(tx, services, { ...request, amount });
    return { payment: prepared, title: name };
  });
  await registerAtProvider(services, payment);
  return {
    payment,
    title,
    buyer: await getBuyer(services, userId),
    accountCode: paymentSettings.accountCode,
    channel: paymentSettings.channels[method],
  };
}
