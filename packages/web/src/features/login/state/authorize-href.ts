import type { LoginTrip } from "./login-trip.ts";

/**
 * The provider's login page with what belongs to this trip. Google is shown a hash of the verifier: another app
 * may catch the code on its way back to ours, but not what the code is exchanged with (RFC 7636).
 */
export async function authorizeHref(
  authorizeUrl: string,
  { state, verifier }: Pick<LoginTrip, "state" | "verifier">,
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
