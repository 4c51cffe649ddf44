import { PROMISED_MINUTES } from "@damadum/domain";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a preparation holds its start time. */
const HOLD_MS = PROMISED_MINUTES.paymentHold * MINUTE_MS;
/** A preparation with less time than this is not offered again: nobody could finish paying. */
const MIN_REST_MS = 5 * MINUTE_MS;
/** After this long without any attempt nobody is paying any more. */
const GIVE_UP_MS = HOUR_MS;
/** A refused payment can be paid later in the same window; nobody does so a day later. */
const WATCH_MS = 24 * HOUR_MS;
const FIRST_CHECK_MS = 30 * SECOND_MS;
const SLOWEST_CHECK_MS = 30 * MINUTE_MS;
const REFUND_CLAIM_MS = MINUTE_MS;
const SLOWEST_REFUND_MS = HOUR_MS;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

export const holdUntil = (now: Date): Date => after(now, HOLD_MS);
export const goodFor = (now: Date): Date => after(now, MIN_REST_MS);

/** Whether a preparation that the provider has never heard of is over. */
export function isAbandoned(payment: { readonly expires_at: Date }, now: Date): boolean {
  return now.getTime() > payment.expires_at.getTime() + GIVE_UP_MS;
}

/** When to ask the provider again: sooner at first; null once nothing can come any more. */
export function nextCheck(
  payment: { readonly created_at: Date; readonly checks: number },
  now: Date,
): Date | null {
  if (now.getTime() > payment.created_at.getTime() + WATCH_MS) return null;
  return after(now, Math.min(FIRST_CHECK_MS * 2 ** payment.checks, SLOWEST_CHECK_MS));
}

export const refundClaimUntil = (now: Date): Date => after(now, REFUND_CLAIM_MS);

/** When to try a refund again that did not work. It is never given up: it is the customer's money. */
export function nextRefundAttempt(attempts: number, now: Date): Date {
  return after(now, Math.min(REFUND_CLAIM_MS * 2 ** attempts, SLOWEST_REFUND_MS));
}
