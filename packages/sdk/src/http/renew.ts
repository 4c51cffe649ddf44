import type { AccessToken, AuthTokens } from "../generated/model.schemas.ts";
import { readAnswer } from "./read-answer.ts";
import { readError } from "./read-error.ts";
import { defaultSdk, type Sdk } from "./sdk.ts";
import { send } from "./send.ts";
import { endSession } from "./session-end.ts";
import type { StoredTokens } from "./token-store.ts";

const REFRESH = "/api/token/refresh";
const RESET = "/api/token/refresh/reset";
/** Every request waits for a renewal, so it must not hang as long as a browser would allow. */
const RENEWAL_TIMEOUT_MS = 30_000;

/**
 * How long a tab may take to see what another one has stored: browsers sync local storage between processes with a
 * delay, and a lock may be faster. A repeated refresh is harmless, so this is only worth a moment.
 */
const STORAGE_SYNC_MS = 100;

/** A 408, a 429 or a server error says nothing about the session; any other error rejects it. */
function rejects(status: number): boolean {
  return status < 500 && status !== 408 && status !== 429;
}

async function renewInTurn(
  sdk: Sdk,
  path: string,
  used: StoredTokens,
): Promise<StoredTokens | null> {
  // Skipped at start, which the whole page waits for and where a repetition returns the same pair.
  if (path === REFRESH) await new Promise((resolve) => setTimeout(resolve, STORAGE_SYNC_MS));
  const before = sdk.tokens.get();
  // Another caller or another tab was first.
  if (before?.access_token !== used.access_token) return before;
  const signal = AbortSignal.timeout(RENEWAL_TIMEOUT_MS);
  const response = await send(sdk, path, { method: "POST", signal }, before);
  if (response.ok) {
    const fresh = await readAnswer<AccessToken | AuthTokens>(response, signal);
    sdk.checkResponse({ method: "POST", path, status: response.status, body: fresh });
    const now = sdk.tokens.get();
    // A logout or a new login in the meantime wins: neither may be undone.
    if (now?.access_token !== before.access_token) return now;
    sdk.tokens.set({ ...before, ...fresh });
    return sdk.tokens.get();
  }
  const { error } = await readError(response, signal);
  if (!rejects(response.status)) throw error;
  endSession(sdk, before, "expired");
  return null;
}

function renew(sdk: Sdk, path: string, used: StoredTokens): Promise<StoredTokens | null> {
  const key = used.access_token;
  const shared = sdk.renewals.get(key);
  if (shared) return shared;
  const renewal = sdk
    .takeTurns(() => renewInTurn(sdk, path, used))
    .finally(() => sdk.renewals.delete(key));
  sdk.renewals.set(key, renewal);
  return renewal;
}

/**
 * Replaces an expired access token, with one request however many callers need it. Null when the session is over (then
 * it has been ended as `expired`). Throws `NetworkError` when the server is unreachable and `ApiError` when it cannot
 * respond now: neither ends the session.
 */
export function refreshTokens(sdk: Sdk, used: StoredTokens): Promise<StoredTokens | null> {
  return renew(sdk, sdk.renewalPath ?? REFRESH, used);
}

/**
 * Renews both stored tokens when an application starts (spec section 4). Null without a login or when the session is
 * over. Throws as `refreshTokens` does; the tokens then stay as they were.
 */
export async function renewSession(sdk: Sdk = defaultSdk()): Promise<StoredTokens | null> {
  const stored = sdk.tokens.get();
  return stored && renew(sdk, sdk.renewalPath ?? RESET, stored);
}
