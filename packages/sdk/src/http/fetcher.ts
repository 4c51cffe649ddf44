import type { ApiError } from "./api-error.ts";
import type { NetworkError } from "./network-error.ts";
import { readAnswer } from "./read-answer.ts";
import { readError, type Failure } from "./read-error.ts";
import { refreshTokens } from "./renew.ts";
import { repeatKeyOf } from "./repeat-key.ts";
import { defaultSdk, type Sdk } from "./sdk.ts";
import { send, type GeneratedRequest, type SdkRequest, type SdkRequestInit } from "./send.ts";
import { endSession } from "./session-end.ts";
import type { StoredTokens } from "./token-store.ts";

/** The errors of every generated hook; Orval passes the declared error bodies, which are all `Problem`. */
export type ErrorType<_Problem> = ApiError | NetworkError;

/** What a 401 says about the session: one of three errors (spec section 4), or null. */
function sessionErrorOf({ error, code, isBare }: Failure) {
  if (error.status !== 401) return null;
  if (isBare) return "unexplained";
  return code === "expired_token" || code === "invalid_token" ? code : null;
}

/** Waits for shared work until the caller aborts; the work itself continues for the others. */
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
 * One request by the rules of spec sections 4, 7 and 8. Throws `ApiError`, `NetworkError` or the caller's
 * abort reason. A bare 401 to a request without a token is an ordinary `ApiError`: there is no session to
 * end, and a guard decides where to go.
 */
// The last overload types a hook's `request` option (Parameters<typeof fetcher>[1]).
export async function fetcher<T>(path: string, request: GeneratedRequest): Promise<T>;
export async function fetcher<T>(path: string, request?: SdkRequestInit): Promise<T>;
export async function fetcher<T>(path: string, request: SdkRequest = {}): Promise<T> {
  const sdk = request.sdk ?? defaultSdk();
  const key = repeatKeyOf(sdk, path, request);
  try {
    const body = await answerOf<T>(sdk, path, request, key.headers);
    key.settle(null);
    return body;
  } catch (error) {
    key.settle(error);
    throw error;
  }
}

async function answerOf<T>(
  sdk: Sdk,
  path: string,
  request: SdkRequest,
  added: Readonly<Record<string, string>>,
): Promise<T> {
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
    const response = await send(sdk, path, request, tokens, added);
    if (response.ok) {
      const body = await readAnswer<T>(response, signal);
      check(response, body);
      return body;
    }
    const failure = await readError(response, signal);
    // An error without the API's own body came from an intermediary.
    if (failure.code !== null) check(response, failure.error.problem);
    const sessionError = sessionErrorOf(failure);
    if (sessionError === null || tokens === null) throw failure.error;

    const stored: StoredTokens | null = sdk.tokens.get();
    if (stored?.access_token !== tokens.access_token) {
      tokens = stored;
    } else if (sessionError === "expired_token" && !refreshed) {
      tokens = await orAborted(refreshTokens(sdk, tokens), signal);
      refreshed = true;
    } else {
      endSession(sdk, tokens, sessionError === "invalid_token" ? "expired" : "logout");
      throw failure.error;
    }
    // Logged out meanwhile, here or in another tab: that logout has already notified the application.
    if (tokens === null) throw failure.error;
  }
}
