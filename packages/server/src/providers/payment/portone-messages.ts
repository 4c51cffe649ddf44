import { z } from "zod";
import type { ProviderPayment } from "./payment-provider.ts";

/** The envelope around every response: code 0 is success, anything else a refusal with a message. */
export const envelopeSchema = z.object({
  code: z.number(),
  message: z.string().nullable(),
  response: z.unknown(),
});

export const tokenSchema = z.object({
  access_token: z.string().min(1),
  /** Seconds since 1970, by the provider's clock. */
  now: z.number(),
  expired_at: z.number(),
});

export const preparationSchema = z.object({ merchant_uid: z.string(), amount: z.number() });

/** Times are seconds since 1970; 0 means never. */
export const paymentSchema = z
  .object({
    imp_uid: z.string().min(1),
    merchant_uid: z.string().min(1),
    status: z.enum(["ready", "paid", "cancelled", "failed"]),
    amount: z.number().int().min(0),
    cancel_amount: z.number().int().min(0),
    fail_reason: z.string().nullable(),
    paid_at: z.number(),
    card_name: z.string().nullish(),
    card_number: z.string().nullish(),
  })
  .transform((payment): ProviderPayment => ({
    impUid: payment.imp_uid,
    merchantUid: payment.merchant_uid,
    status: payment.status,
    amount: payment.amount,
    cancelledAmount: payment.cancel_amount,
    failReason: payment.fail_reason,
    paidAt: payment.paid_at === 0 ? null : new Date(payment.paid_at * 1000),
    cardName: payment.card_name ?? null,
    cardNumber: payment.card_number ?? null,
  }));
