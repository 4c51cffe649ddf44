import { isApiError, type PaymentStatus } from "@damadum/sdk";

const POLLING_LIMIT_MS = 60_000;

interface PollState {
  /** Status in the server's latest response; undefined before the first. */
  readonly status: PaymentStatus | undefined;
  /** Error of the latest request, if it failed. */
  readonly error: Error | null;
  /** Milliseconds since 1970 of the latest response or error. */
  readonly updatedAt: number;
}

/**
 * Whether to poll again for the result of a payment that was first requested at `startedAt` (milliseconds since 1970).
 * A failed request counts towards the limit, or a server that is down would be polled forever; a 4xx is final.
 */
export function shouldKeepPolling(
  { status, error, updatedAt }: PollState,
  startedAt: number,
): boolean {
  if (isApiError(error) && error.status < 500) return false;
  return status === "READY" && updatedAt - startedAt < POLLING_LIMIT_MS;
}
