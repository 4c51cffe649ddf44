import { isApiError } from "@damadum/sdk";
import * as z from "zod/mini";
import { toHex, randomUuid } from "@damadum/browser";
import { storedValue } from "../browser/stored-value.ts";

// A digest instead of the answers, which contain addresses.
const storedKeySchema = z.object({ digest: z.string(), key: z.string() });

interface Submission<Draft extends object, Created> {
  readonly draft: Draft;
  readonly create: (variables: {
    data: Draft;
    headers: { "idempotency-key": string };
  }) => Promise<Created>;
  /** Whether what an earlier request created can still be paid. */
  readonly isOpen: (created: Created) => boolean;
}

/**
 * Returns a function that sends one kind of draft. Its idempotency key is stored on this device under a name, the same
 * for the same answers, so that resending after a lost response, a reload or a way back from the payment creates no
 * second order.
 * @throws ApiError, NetworkError
 */
export function submissionOf(name: string) {
  const keys = submissionKeys(name);
  return async <Draft extends object, Created>({
    draft,
    create,
    isOpen,
  }: Submission<Draft, Created>): Promise<Created> => {
    const send = (key: string) => create({ data: draft, headers: { "idempotency-key": key } });
    try {
      const created = await send(await keys.keyOf(draft));
      if (isOpen(created)) return created;
    } catch (error) {
      // The key was used for something else, such as the same quote before this member logged in.
      if (!isApiError(error) || error.problem.code !== "idempotency_conflict") throw error;
    }
    return send(await keys.renew(draft));
  };
}

/** The idempotency keys of one kind of draft: `renew` replaces one whose order is no longer usable. */
export function submissionKeys(name: string) {
  const storedKey = storedValue(name, storedKeySchema);
  function renew(digest: string): string {
    const key = randomUuid();
    storedKey.set({ digest, key });
    return key;
  }
  return {
    async keyOf(draft: object): Promise<string> {
      const digest = await digestOf(draft);
      const stored = storedKey.get();
      return stored?.digest === digest ? stored.key : renew(digest);
    },
    renew: async (draft: object) => renew(await digestOf(draft)),
  };
}

/** `crypto.subtle` exists on secure pages only; elsewhere (local development) every draft counts as new. */
async function digestOf(draft: object): Promise<string> {
  if (!("subtle" in crypto)) return randomUuid();
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
