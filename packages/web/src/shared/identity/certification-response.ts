import * as z from "zod/mini";
import type { WindowResponse } from "../payment-provider/window-response.ts";

/** The response of the identity window. A claim only: the server asks the provider itself. */
export type CertificationResponse = Omit<WindowResponse, "merchantUid">;

const text = z.nullish(z.string());
const responseSchema = z.object({ success: z.boolean(), imp_uid: text, error_msg: text });

/** Parses the argument of the provider's callback; null when it is not a response. */
export function parseCertificationResponse(raw: unknown): CertificationResponse | null {
  const parsed = responseSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { success, imp_uid, error_msg } = parsed.data;
  return { impUid: imp_uid || null, claimsSuccess: success, reason: error_msg || null };
}
