import * as z from "zod/mini";

/** What the provider's window says about a payment. A claim only: the server asks the provider itself. */
export interface PaymentAnswer {
  readonly impUid: string | null;
  readonly merchantUid: string | null;
  /** Whether it says that the payment went through. */
  readonly claimsSuccess: boolean;
  /** Its own words for a refusal or a cancellation, or null. */
  readonly reason: string | null;
}

const text = z.nullish(z.string());
const flag = z.nullish(z.union([z.boolean(), z.string()]));

// Desktop windows call back with `success`, phones come back with `imp_success`, some channels with both.
const answerSchema = z.object({
  imp_uid: text,
  merchant_uid: text,
  success: flag,
  imp_success: flag,
  error_msg: text,
});

/** Reads what the provider's callback or return address carries, or null when it is no answer at all. */
export function readPaymentAnswer(raw: unknown): PaymentAnswer | null {
  const parsed = answerSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { imp_uid, merchant_uid, success, imp_success, error_msg } = parsed.data;
  return {
    impUid: imp_uid || null,
    merchantUid: merchant_uid || null,
    claimsSuccess: String(success ?? imp_success) === "true",
    reason: error_msg || null,
  };
}
