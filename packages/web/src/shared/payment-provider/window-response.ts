import * as z from "zod/mini";

/** The response of the provider's window to a payment. A claim only: the server asks the provider itself. */
export interface WindowResponse {
  readonly impUid: string | null;
  readonly merchantUid: string | null;
  readonly claimsSuccess: boolean;
  /** The provider's message for a rejection or a cancellation, or null. */
  readonly reason: string | null;
}

const text = z.nullish(z.string());
const flag = z.nullish(z.union([z.boolean(), z.string()]));

// Desktop windows call back with `success`, phones return with `imp_success`, some channels with both.
const responseSchema = z.object({
  imp_uid: text,
  merchant_uid: text,
  success: flag,
  imp_success: flag,
  error_msg: text,
});

/** Parses the provider's callback or return URL; null when it is not a payment response. */
export function parseWindowResponse(raw: unknown): WindowResponse | null {
  const parsed = responseSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { imp_uid, merchant_uid, success, imp_success, error_msg } = parsed.data;
  return {
    impUid: imp_uid || null,
    merchantUid: merchant_uid || null,
    claimsSuccess: String(success ?? imp_success) === "true",
    reason: error_msg || null,
  };
}
