import type { ApiError } from "./api-error.ts";
import type { NetworkError } from "./network-error.ts";
import { readAnswer } from "./read-answer.ts";
import { readError, type Failure } from "./read-error.ts";
import { refreshTokens } from "./renew.ts";
import { defaultSdk } from "./sdk.ts";
import { send, type GeneratedRequest, type SdkRequest, type SdkRequestInit } from "./send.ts";
import { endSession } from "./session-end.ts";
import type { StoredTokens } from "./token-store.ts";

/** What every generated hook may fail with; Orval passes the declared bodies, which are all `Problem`. */
export type ErrorType<_Problem> = ApiError | NetworkError;

/** Which of the three ways a 401 questions the session (spec section 4), or none of them. */
function doubtOf({ error, code, isBare }: Failure) {
  if (error.status !== 401) return null;
  if (isBare) return "unexplained";
  return code === "expired_token" || code === "invalid_token" ? code : null;
}

/** Waits for shared work, but no longer than the caller wants to; the work itself continues for the others. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/**
 * One request by the rules of spec sections 4, 7 and 8. Throws `ApiError`, `NetworkError` or what the
 * caller aborted with. A 401 without a body to a request that carried no token is an ordinary `ApiError`:
 * there is no session to end, and a guard decides where to go.
 */
// The last signature is the one that types a hook's `request` option (Parameters<typeof fetcher>[1]).
export async function fetcher<T>(path: string, request: GeneratedRequest): Promise<T>;
export async function fetcher<T>(path: string, request?: SdkRequestInit): Promise<T>;
export async function fetcher<T>(path: string, request: SdkRequest = {}): Promise<T> {
  const sdk = request.sdk ?? defaultSdk();
  const signal = request.signal ?? null;
  const check = ({ status }: Response, body: unknown): void =>
    sdk.checkResponse({
      method: request.method ?? "GET",
      path: path.replace(/\?.*$/, ""),
      status,
      body,
    });
  let tokens = sdk.tokens.get();
  let refreshed = false;
  for (;;) {
    const response = await send(sdk, path, request, tokens);
    if (response.ok) {
      const body = await readAnswer<T>(response, signal);
      check(response, body);
      return body;
    }
    const failure = await readError(response, signal);
    // An error without the API's own body was answered by something on the way.
    if (failure.code !== null) check(response, failure.error.problem);
    const doubt = doubtOf(failure);
    if (doubt === null || tokens === null) throw failure.error;

    const stored: StoredTokens | null = sdk.tokens.get();
    if (stored?.access_token !== tokens.access_token) {
      tokens = stored;
    } else if (doubt === "expired_token" && !refreshed) {
      tokens = await orAborted(refreshTokens(sdk, tokens), signal);
      refreshed = true;
    } else {
      endSession(sdk, tokens, doubt === "invalid_token" ? "expired" : "logout");
      throw failure.error;
    }
    // Logged out meanwhile, here or in another tab: whoever did it has notified the application.
    if (tokens === null) throw failure.error;
  }
}
