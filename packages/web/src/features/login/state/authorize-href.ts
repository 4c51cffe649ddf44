import type { LoginAttempt } from "./login-attempt.ts";

/**
 * The provider's login page with the state of this attempt. Google gets a hash of the verifier: another app may
 * intercept the code, but not the verifier that it is exchanged with (RFC 7636).
 */
export async function authorizeHref(
  authorizeUrl: string,
  { state, verifier }: Pick<LoginAttempt, "state" | "verifier">,
): Promise<string> {
  const url = new URL(authorizeUrl);
  url.searchParams.set("state", state);
  if (verifier !== null) {
    url.searchParams.set("code_challenge", await challengeOf(verifier));
    url.searchParams.set("code_challenge_method", "S256");
  }
  return url.href;
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
