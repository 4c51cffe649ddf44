import * as z from "zod/mini";

/** What the identity window says when it closes. A claim only: the server asks the provider itself. */
export interface CertificationAnswer {
  readonly impUid: string | null;
  readonly claimsSuccess: boolean;
  /** Its own words for a failure or a cancellation, or null. */
  readonly reason: string | null;
}

const text = z.nullish(z.string());
const answerSchema = z.object({ success: z.boolean(), imp_uid: text, error_msg: text });

/** Reads what the provider's callback brings, or null when it is no answer at all. */
export function readCertificationAnswer(raw: unknown): CertificationAnswer | null {
  const parsed = answerSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { success, imp_uid, error_msg } = parsed.data;
  return { impUid: imp_uid || null, claimsSuccess: success, reason: error_msg || null };
}
