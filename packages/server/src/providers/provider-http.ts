import type { Pool } from "undici";

const TIMEOUT_MS = 5000;

/** How every provider is asked: none may keep somebody waiting for long. */
export const providerConnection = {
  connections: 10,
  connect: { timeout: TIMEOUT_MS },
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
} as const satisfies Pool.Options;

/** What a provider answered; undefined where it is no JSON, such as a page of a proxy on the way. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
