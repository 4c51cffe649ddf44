import type { PaymentOutcome } from "@damadum/sdk/model";
import { brand } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { companySubject } from "../company/subjects.ts";
import { chargePayment } from "../../money/payment/charge-payment.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import type { SettleNeeds } from "../../money/payment/settle-payment.ts";
import { toPaymentOutcome } from "../../money/payment/to-wire.ts";
import { lockOwnPayment, requirePayable } from "./lock-company-payment.ts";
import { getOwnBillingKey } from "../../money/billing-key/billing-keys.ts";
import { limitPreparations } from "../../money/payment/preparations.ts";

type Needs = SettleNeeds & Pick<Services, "billingKeys">;

interface PaymentRequest {
  readonly companyId: string;
  /** The owner of the billing key. */
  readonly userId: string;
  readonly cpaymentId: string;
  readonly paymentId: string;
}

/** Pays with a registered billing key. Idempotent: once paid, the same request returns the same outcome. */
export async function payCompanyPayment(
  services: Needs & Pick<Services, "limits">,
  request: PaymentRequest & { readonly address: string },
): Promise<PaymentOutcome> {
  await limitPreparations(services, request);
  return chargeCompanyPayment(services, request);
}

/** The same without a user's request, for the company's default billing key. */
export async function chargeCompanyPayment(
  services: Needs,
  request: PaymentRequest,
): Promise<PaymentOutcome> {
  const { companyId, userId, cpaymentId, paymentId } = request;
  const { companyPayment, payment } = await inTransaction(services.db, async (tx) => {
    const own = await lockOwnPayment(tx, { cpaymentId, companyId });
    const key = await getOwnBillingKey(tx, { paymentId, userId });
    if (own.status === "PAID") return { companyPayment: own, payment: null };
    requirePayable(own);
    const prepared = await findOrCreatePreparation(tx, services, {
      subject: companySubject.payment(cpaymentId),
      serial: cpaymentId,
      userId,
      plan: "FULL",
      method: key.method,
      amount: own.amount,
      billingKeyId: paymentId,
    });
    return { companyPayment: own, payment: prepared };
  });
  if (payment === null) {
    const { amount } = companyPayment;
    return { reference: cpaymentId, payment_status: "PAID", amount, failure_reason: null };
  }
  const charged = await chargePayment(services, {
    payment,
    name: `${brand.name} ${companyPayment.title}`,
  });
  // Of two concurrent payments with two cards, this one has been refunded.
  if (charged.refusal !== null) throw new ProblemError(charged.refusal);
  return toPaymentOutcome(cpaymentId, charged);
}
