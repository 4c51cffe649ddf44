import type { PaymentResult } from "@damadum/sdk";

const WAIT_MS = 60_000;

/**
 * Whether to go on waiting for the provider's decision, after an answer of the server at one moment to somebody who
 * waits since another (milliseconds since 1970). One that failed is an answer too, or nobody would stop asking a
 * server that is down.
 */
export function keepsWaiting(
  status: PaymentResult["payment_status"] | undefined,
  { answeredAt, since }: { readonly answeredAt: number; readonly since: number },
): boolean {
  return status === "READY" && answeredAt - since < WAIT_MS;
}
