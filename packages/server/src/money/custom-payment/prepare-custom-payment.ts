import type { PaymentMethod } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOrCreatePreparation } from "../payment/find-or-create-preparation.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { registerAtProvider } from "../payment/register-at-provider.ts";
import { linkRefusalsOf } from "./link-refusals.ts";
import { findByUrl } from "./store.ts";
import type { Payment } from "../payment/payment.ts";
import { type SettleNeeds, settleReturnedPayment } from "../payment/settle-payment.ts";
import { lockRequest } from "./change-status.ts";

type Needs = SubjectNeeds & Pick<Services, "db" | "limits" | "payments" | "paymentSettings">;

interface PaymentRequest {
  readonly url: string;
  readonly method: PaymentMethod;
  readonly address: string;
}

/** Fixes the amount at the provider for the window that opens next. Paying needs no login. */
export async function prepareCustomPayment(
  services: Needs,
  { url, method, address }: PaymentRequest,
) {
  const { db, clock, limits, paymentSettings } = services;
  await limits.consume("customPaymentFromAddress", address);
  const { payment, title } = await inTransaction(db, async (tx) => {
    const { request, debt } = await lockRequest(tx, services, await findByUrl(tx, url));
    requireOpen(linkRefusalsOf(request, debt, clock()).PAY);
    const { id, amount } = request;
    const subject = { kind: "CUSTOM_PAYMENT", id } as const;
    // The merchant uid ends with letters of the id, because the url is a secret.
    const plan = debt?.money.planOf(amount) ?? "FULL";
    const input = { subject, serial: id, userId: null, plan, method, amount };
    const prepared = await findOrCreatePreparation(tx, services, input);
    const refusal = (await debt?.money.book(prepared.expires_at)) ?? null;
    if (refusal !== null) throw new ProblemError(refusal);
    return { payment: prepared, title: request.title };
  });
  await registerAtProvider(services, payment);
  const { accountCode, channels } = paymentSettings;
  return { payment, title, accountCode, channel: channels[method] };
}

/** Settles the payment that the browser returns from, and returns its outcome. */
export async function completeCustomPayment(
  services: SettleNeeds,
  input: { readonly url: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const { id } = await findByUrl(services.db, input.url);
  const subject = { kind: "CUSTOM_PAYMENT", id } as const;
  return settleReturnedPayment(services, { ...input, subject });
}
