import * as z from "zod/mini";
import { toHex, randomUuid } from "../browser/random.ts";
import { storedValue } from "../browser/stored-value.ts";

// A digest in place of the answers, which hold addresses.
const storedKeySchema = z.object({ digest: z.string(), key: z.string() });

interface SubmissionKeys {
  /**
   * The idempotency key of a draft: the same for the same answers, so that sending again after a lost answer, a
   * reload or the way back from the payment makes no second order.
   */
  readonly keyOf: (draft: object) => Promise<string>;
  /** Replaces the key for the same answers, because what the old one created is no longer usable. */
  readonly renew: (draft: object) => Promise<string>;
}

/** The idempotency keys of one kind of draft, kept on this device under a name. */
export function submissionKeys(name: string): SubmissionKeys {
  const storedKey = storedValue(name, storedKeySchema);
  function renew(digest: string): string {
    const key = randomUuid();
    storedKey.set({ digest, key });
    return key;
  }
  return {
    async keyOf(draft) {
      const digest = await digestOf(draft);
      const stored = storedKey.get();
      return stored?.digest === digest ? stored.key : renew(digest);
    },
    renew: async (draft) => renew(await digestOf(draft)),
  };
}

/** `crypto.subtle` exists on secure pages only; elsewhere (local development) every draft counts as new. */
async function digestOf(draft: object): Promise<string> {
  if (!("subtle" in crypto)) return randomUuid();
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
