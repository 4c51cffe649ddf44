import type { Dispatcher, Pool } from "undici";

const TIMEOUT_MS = 5000;
/** From the question to the last byte, however slowly it drips. */
const TOTAL_TIMEOUT_MS = 10_000;
/** Their longest answer is a few kilobytes. */
const MAX_BYTES = 1024 * 1024;

/** How every provider is asked: none may keep somebody waiting for long, or fill the memory. */
export const providerConnection = {
  connections: 10,
  connect: { timeout: TIMEOUT_MS },
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
  maxResponseSize: MAX_BYTES,
} as const satisfies Pool.Options;

/** What a provider answered. */
export interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

/** Asks a provider and reads the whole answer; throws undici's error or a TimeoutError where none comes in time. */
export async function callProvider(
  dispatcher: Dispatcher,
  request: Omit<Dispatcher.RequestOptions, "signal">,
  totalTimeoutMs = TOTAL_TIMEOUT_MS,
): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(totalTimeoutMs);
  const { statusCode, body } = await dispatcher.request({ ...request, signal });
  return { status: statusCode, text: await body.text() };
}

/** The answer as JSON; undefined where it is none, such as a page of a proxy on the way. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
