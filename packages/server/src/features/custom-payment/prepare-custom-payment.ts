import type { PaymentMethod } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { Tx } from "../../db/tables.ts";
import { applyLinkedPayments, type LinkedMove } from "../estimate/linked-money.ts";
import { findOrCreatePreparation } from "../payment/find-or-create-preparation.ts";
import { registerAtProvider } from "../payment/register-at-provider.ts";
import { requireOpen } from "./require-open.ts";
import { findByUrl, lockByUrl } from "./store.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "limits" | "payments" | "paymentSettings">;

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
    const move = await lockMoveOfLink(tx, url);
    const request = await lockByUrl(tx, url);
    if (request === null) throw new ProblemError("not_found");
    requireOpen(request, clock());
    const refusal = move?.refusal(request.amount) ?? null;
    if (refusal !== null) throw new ProblemError(refusal, { about: "link" });
    const { id, amount } = request;
    const subject = { kind: "CUSTOM_PAYMENT", id } as const;
    // The merchant uid ends with letters of the id, because the url is a secret.
    const input = { subject, serial: id, userId: null, plan: "FULL", method, amount } as const;
    return {
      payment: await findOrCreatePreparation(tx, services, input),
      title: request.title,
    };
  });
  await registerAtProvider(services, payment);
  const { accountCode, channels } = paymentSettings;
  return { payment, title, accountCode, channel: channels[method] };
}

/** Locks the move whose balance the link pays, before the link. */
async function lockMoveOfLink(tx: Tx, url: string): Promise<LinkedMove | null> {
  const estimateId = (await findByUrl(tx, url))?.balance_of ?? null;
  return estimateId === null ? null : applyLinkedPayments(tx, estimateId);
}
