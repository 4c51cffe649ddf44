import * as z from "zod/mini";
import { toHex, randomUuid } from "../browser/random.ts";
import { storedValue } from "../browser/stored-value.ts";

// The digest is of the answers: they hold addresses, and nobody reads those from here.
const keptSchema = z.object({ digest: z.string(), key: z.string() });

interface SubmissionKeys {
  /**
   * The idempotency key of a draft: the same for the same answers, so that sending again after a lost answer, a
   * reload or the way back from the payment makes no second order.
   */
  readonly keyOf: (draft: object) => Promise<string>;
  /** Another key for the same answers: what was made with the old one is no longer of use. */
  readonly renew: (draft: object) => Promise<string>;
}

/** The idempotency keys of one kind of draft, kept on this device under a name. */
export function submissionKeys(name: string): SubmissionKeys {
  const kept = storedValue(name, keptSchema);
  function renew(digest: string): string {
    const key = randomUuid();
    kept.set({ digest, key });
    return key;
  }
  return {
    async keyOf(draft) {
      const digest = await digestOf(draft);
      const earlier = kept.get();
      return earlier?.digest === digest ? earlier.key : renew(digest);
    },
    renew: async (draft) => renew(await digestOf(draft)),
  };
}

/** Hashes are made on secure pages only; elsewhere, on somebody's own machine, no two drafts count as the same. */
async function digestOf(draft: object): Promise<string> {
  if (!("subtle" in crypto)) return randomUuid();
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
