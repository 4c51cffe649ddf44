import { isApiError, type PaymentStatus } from "@damadum/sdk";

const WAIT_MS = 60_000;

interface Answer {
  /** What the server said last, if it has said anything. */
  readonly status: PaymentStatus | undefined;
  /** What came of asking since then, where that failed. */
  readonly error: Error | null;
  /** Milliseconds since 1970, as `since`. */
  readonly answeredAt: number;
}

/**
 * Whether to go on waiting for the provider's decision, for somebody who waits since a moment. An answer that failed is
 * one too, or nobody would stop asking a server that is down; a refusal is the last.
 */
export function keepsWaiting({ status, error, answeredAt }: Answer, since: number): boolean {
  if (isApiError(error) && error.status < 500) return false;
  return status === "READY" && answeredAt - since < WAIT_MS;
}
