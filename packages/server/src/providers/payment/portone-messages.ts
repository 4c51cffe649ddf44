import { z } from "zod";
import { providerId, providerSeconds, providerText, providerWon } from "../provider-fields.ts";
import type { ProviderPayment } from "./payment-provider.ts";

/** The envelope around every response: code 0 is success, anything else a refusal with a message. */
export const envelopeSchema = z.object({
  code: z.number(),
  message: providerText().nullable(),
  response: z.unknown(),
});

export const tokenSchema = z.object({
  access_token: z.string().min(1),
  /** Seconds since 1970, by the provider's clock. */
  now: providerSeconds,
  expired_at: providerSeconds,
});

export const preparationSchema = z.object({ merchant_uid: providerId, amount: providerWon });

/** Times are seconds since 1970; 0 means never. */
export const paymentSchema = z
  .object({
    imp_uid: providerId,
    merchant_uid: providerId,
    status: z.enum(["ready", "paid", "cancelled", "failed"]),
    /** The browser names the currency in the provider's window: an amount in another one is no price of ours. */
    currency: z.literal("KRW").nullish(),
    amount: providerWon,
    cancel_amount: providerWon,
    cancel_history: z
      .array(z.object({ amount: providerWon, cancelled_at: providerSeconds }))
      .max(1000)
      .nullish(),
    fail_reason: providerText().nullable(),
    paid_at: providerSeconds,
    card_name: providerText().nullish(),
    card_number: providerText().nullish(),
  })
  .transform((payment): ProviderPayment => ({
    impUid: payment.imp_uid,
    merchantUid: payment.merchant_uid,
    status: payment.status,
    amount: payment.amount,
    cancelledAmount: payment.cancel_amount,
    cancellations: (payment.cancel_history ?? []).map(({ amount, cancelled_at: at }) => {
      return { amount, at: new Date(at * 1000) };
    }),
    failReason: payment.fail_reason,
    paidAt: payment.paid_at === 0 ? null : new Date(payment.paid_at * 1000),
    cardName: payment.card_name ?? null,
    cardNumber: payment.card_number ?? null,
  }));
