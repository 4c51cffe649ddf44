import type { Dispatcher, Pool } from "undici";

const TIMEOUT_MS = 5000;
/** From the request to the last byte of the response, however slowly it trickles in. */
const TOTAL_TIMEOUT_MS = 10_000;
/** Far above the providers' longest response, which is a few kilobytes. */
const MAX_BYTES = 1024 * 1024;

/** Connection options for every provider, so that none can block a request for long or exhaust memory. */
export const providerConnection = {
  connections: 10,
  connect: { timeout: TIMEOUT_MS },
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
  maxResponseSize: MAX_BYTES,
} as const satisfies Pool.Options;

export interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request to a provider and reads the whole response; throws undici's error or a TimeoutError. */
export async function callProvider(
  dispatcher: Dispatcher,
  request: Omit<Dispatcher.RequestOptions, "signal">,
  totalTimeoutMs = TOTAL_TIMEOUT_MS,
): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(totalTimeoutMs);
  const { statusCode, body } = await dispatcher.request({ ...request, signal });
  return { status: statusCode, text: await body.text() };
}

/** The response parsed as JSON; undefined if it is not JSON, such as an error page of a proxy. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
