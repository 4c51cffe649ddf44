import { socialLoginTypes, type SocialLoginType } from "@damadum/domain";
import * as z from "zod/mini";
import { toHex } from "@damadum/browser";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** How long a person may take on a provider's login page. */
const LIFETIME_MS = 15 * 60_000;
/** Attempts that never return must not pile up. */
const MAX_ATTEMPTS = 5;

const attemptSchema = z.object({
  state: z.string(),
  type: z.enum(socialLoginTypes),
  redirect: z.string(),
  isApp: z.boolean(),
  /** PKCE code verifier for Google (RFC 7636); null for the other providers. */
  verifier: z.nullable(z.string()),
  expiresAt: z.number(),
});

/** A login at a provider that this browser started; only this browser accepts its callback. */
export type LoginAttempt = Readonly<z.infer<typeof attemptSchema>>;

// In local storage, because the provider's app may return to another tab of this browser.
const attempts = storedValue("login_attempts", z.array(attemptSchema));

/** Starts an attempt with an unguessable state and verifier. */
export function startLoginAttempt(
  request: Pick<LoginAttempt, "type" | "redirect" | "isApp">,
): LoginAttempt {
  // `crypto.subtle` exists on secure pages only; a page without https is local development.
  const verifier = request.type === "GOOGLE" && "subtle" in crypto ? secret() : null;
  const attempt = { ...request, state: secret(), verifier, expiresAt: Date.now() + LIFETIME_MS };
  attempts.set([...openAttempts().slice(1 - MAX_ATTEMPTS), attempt]);
  return attempt;
}

/** Removes and returns the attempt with this state, so that it is used once; null when this browser started none. */
export function takeLoginAttempt(type: SocialLoginType, state: string | null): LoginAttempt | null {
  const open = openAttempts();
  const attempt = open.find((one) => one.type === type && one.state === state);
  if (attempt === undefined) return null;
  attempts.set(open.filter((one) => one !== attempt));
  return attempt;
}

/** 256 random bits. */
function secret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

function openAttempts(): readonly LoginAttempt[] {
  return (attempts.get() ?? []).filter(({ expiresAt }) => expiresAt > Date.now());
}
