import type { ApiError } from "./api-error.ts";
import type { NetworkError } from "./network-error.ts";
import { readAnswer } from "./read-answer.ts";
import { readError, type Failure } from "./read-error.ts";
import { refreshTokens } from "./renew.ts";
import { send, type GeneratedRequest, type SdkRequest } from "./send.ts";
import { endSession } from "./session-end.ts";
import { tokenStore, type StoredTokens } from "./token-store.ts";
import { orAborted } from "./or-aborted.ts";

/** What every generated hook may fail with; Orval passes the declared bodies, which are all `Problem`. */
export type ErrorType<_Problem> = ApiError | NetworkError;

/** Which of the three ways a 401 questions the session (spec section 4), or none of them. */
function doubtOf({ error, code, isBare }: Failure) {
  if (error.status !== 401) return null;
  if (isBare) return "unexplained";
  return code === "expired_token" || code === "invalid_token" ? code : null;
}

/**
 * One request by the rules of spec sections 4, 7 and 8. Throws `ApiError`, `NetworkError` or what the
 * caller aborted with. A 401 without a body to a request that carried no token is an ordinary `ApiError`:
 * there is no session to end, and a guard decides where to go.
 */
// The last signature is the one that types a hook's `request` option (Parameters<typeof fetcher>[1]).
export async function fetcher<T>(path: string, request: GeneratedRequest): Promise<T>;
export async function fetcher<T>(path: string, request?: RequestInit): Promise<T>;
export async function fetcher<T>(path: string, request: SdkRequest = {}): Promise<T> {
  const signal = request.signal ?? null;
  let tokens = tokenStore.get();
  let refreshed = false;
  for (;;) {
    const response = await send(path, request, tokens);
    if (response.ok) return readAnswer<T>(response, signal);
    const failure = await readError(response, signal);
    const doubt = doubtOf(failure);
    if (doubt === null || tokens === null) throw failure.error;

    const stored: StoredTokens | null = tokenStore.get();
    if (stored?.access_token !== tokens.access_token) {
      tokens = stored;
    } else if (doubt === "expired_token" && !refreshed) {
      tokens = await orAborted(refreshTokens(tokens), signal);
      refreshed = true;
    } else {
      endSession(tokens, doubt === "invalid_token" ? "expired" : "logout");
      throw failure.error;
    }
    // Logged out meanwhile, here or in another tab: whoever did it has told the application.
    if (tokens === null) throw failure.error;
  }
}
