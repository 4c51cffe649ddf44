import * as z from "zod/mini";

/** The response of a provider's login page; untrusted until its state matches an attempt. */
export type CallbackResult =
  | {
      readonly kind: "granted";
      readonly state: string | null;
      readonly code: string;
      /** Apple also sends it to the browser; the server compares both. */
      readonly idToken: string | null;
      /** Apple sends the name at the first login only. */
      readonly name: string | null;
    }
  | { readonly kind: "cancelled"; readonly state: string | null }
  | { readonly kind: "failed"; readonly state: string | null };

const CANCELLED = new Set(["access_denied", "user_cancelled_authorize", "user_cancelled_login"]);

/** Reads a return address: providers write into its query, the host puts Apple's form behind the `#`. */
export function readCallback({ search, hash }: { search: string; hash: string }): CallbackResult {
  const answer = new URLSearchParams(hash === "" ? search : hash.slice(1));
  const state = answer.get("state");
  const error = answer.get("error");
  if (error !== null) return { kind: CANCELLED.has(error) ? "cancelled" : "failed", state };
  const code = answer.get("code");
  if (!code) return { kind: "failed", state };
  return {
    kind: "granted",
    state,
    code,
    idToken: answer.get("id_token"),
    name: nameOf(answer.get("user")),
  };
}

const userSchema = z.object({
  name: z.object({ lastName: z.optional(z.string()), firstName: z.optional(z.string()) }),
});

function nameOf(user: string | null): string | null {
  if (user === null) return null;
  try {
    const { name } = userSchema.parse(JSON.parse(user));
    return `${name.lastName ?? ""}${name.firstName ?? ""}`.slice(0, 100) || null;
  } catch {
    return null; // The signup asks for the name instead.
  }
}
