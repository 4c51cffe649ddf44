import { noAnswer } from "./network-error.ts";
import type { Sdk } from "./sdk.ts";
import { learnServerTime } from "./server-clock.ts";
import type { StoredTokens } from "./token-store.ts";

/** Request options of a caller: those of `fetch`, and the configuration to use instead of the default. */
export interface SdkRequestInit extends RequestInit {
  sdk?: Sdk;
}

/**
 * Request options of a generated function: a plain record of headers, which `RequestInit` does not accept under DOM
 * types.
 */
export type GeneratedRequest = Omit<SdkRequestInit, "headers"> & {
  headers?: Record<string, string | readonly string[]>;
};

export type SdkRequest = SdkRequestInit | GeneratedRequest;

function headersOf(
  request: SdkRequest,
  tokens: StoredTokens | null,
  added: Readonly<Record<string, string>>,
): Headers {
  const headers = new Headers({ accept: "application/json", ...added });
  const own = request.headers ?? {};
  const entries = own instanceof Headers || Array.isArray(own) ? own : Object.entries(own);
  for (const [name, value] of entries) headers.set(name, String(value));
  if (tokens) headers.set("authorization", `Bearer ${tokens.access_token}`);
  if (tokens?.refresh_token) headers.set("refresh-token", tokens.refresh_token);
  return headers;
}

/**
 * One request with the given tokens (bearer and `refresh-token`, spec section 7). Throws the caller's abort reason, or
 * a `NetworkError` when there is no response.
 */
export async function send(
  { baseUrl }: Sdk,
  path: string,
  { sdk: _sdk, ...request }: SdkRequest,
  tokens: StoredTokens | null,
  added: Readonly<Record<string, string>> = {},
): Promise<Response> {
  try {
    const response = await fetch(baseUrl + path, {
      ...request,
      headers: headersOf(request, tokens, added),
    });
    learnServerTime(response);
    return response;
  } catch (cause) {
    throw noAnswer(cause, request.signal);
  }
}
