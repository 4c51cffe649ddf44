import { sdkConfig } from "./config.ts";
import { noAnswer } from "./network-error.ts";
import type { StoredTokens } from "./token-store.ts";

/** What a generated function sends: a plain record of headers, which `RequestInit` does not take under DOM types. */
export type GeneratedRequest = Omit<RequestInit, "headers"> & {
  headers?: Record<string, string | readonly string[]>;
};

export type SdkRequest = RequestInit | GeneratedRequest;

function headersOf(request: SdkRequest, tokens: StoredTokens | null): Headers {
  const headers = new Headers({ accept: "application/json" });
  const given = request.headers ?? {};
  const entries = given instanceof Headers || Array.isArray(given) ? given : Object.entries(given);
  for (const [name, value] of entries) headers.set(name, String(value));
  if (tokens) headers.set("authorization", `Bearer ${tokens.access_token}`);
  if (tokens?.refresh_token) headers.set("refresh-token", tokens.refresh_token);
  return headers;
}

/**
 * One request with the given tokens (bearer and `refresh-token`, spec section 7).
 * Throws what the caller aborted with, or a `NetworkError` when no answer came.
 */
export async function send(
  path: string,
  request: SdkRequest,
  tokens: StoredTokens | null,
): Promise<Response> {
  try {
    return await fetch(sdkConfig().baseUrl + path, {
      ...request,
      headers: headersOf(request, tokens),
    });
  } catch (cause) {
    throw noAnswer(cause, request.signal);
  }
}
