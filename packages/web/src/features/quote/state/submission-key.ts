import type { EstimateDraft } from "@damadum/sdk";
import * as z from "zod/mini";
import { toHex, randomUuid } from "../../../shared/browser/random.ts";
import { storedValue } from "../../../shared/browser/stored-value.ts";

// The digest is of the answers: they hold addresses, and nobody reads those from here.
const kept = storedValue("quote_submission", z.object({ digest: z.string(), key: z.string() }));

/**
 * The idempotency key of a draft: the same for the same answers, so that sending again after a lost answer, a
 * reload or the way back from the payment makes no second estimate.
 */
export async function submissionKeyOf(draft: EstimateDraft): Promise<string> {
  const digest = await digestOf(draft);
  const earlier = kept.get();
  return earlier?.digest === digest ? earlier.key : renew(digest);
}

/** Another key for the same answers: the estimate made with the old one is no longer of use. */
export async function renewSubmissionKey(draft: EstimateDraft): Promise<string> {
  return renew(await digestOf(draft));
}

function renew(digest: string): string {
  const key = randomUuid();
  kept.set({ digest, key });
  return key;
}

/** Hashes are made on secure pages only; elsewhere, on somebody's own machine, no two drafts count as the same. */
async function digestOf(draft: EstimateDraft): Promise<string> {
  if (!("subtle" in crypto)) return randomUuid();
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
