import { instantAfter, PROMISED_MINUTES } from "@damadum/domain";

/** A preparation with less time than this is not offered again: nobody could finish paying. */
const MIN_REST_MINUTES = 5;
/** After this long without any attempt nobody is paying any more. */
const GIVE_UP_HOURS = 1;
/** A refused payment can be paid later in the same window; nobody does so a day later. */
const WATCH_HOURS = 24;
const FIRST_CHECK_SECONDS = 30;
const SLOWEST_CHECK_SECONDS = 30 * 60;
const REFUND_CLAIM_SECONDS = 60;
const SLOWEST_REFUND_SECONDS = 60 * 60;

/** Until when a preparation holds its start time. */
export const holdUntil = (now: Date): Date =>
  instantAfter(now, PROMISED_MINUTES.paymentHold, "minute");
export const goodFor = (now: Date): Date => instantAfter(now, MIN_REST_MINUTES, "minute");

/** Whether a preparation that the provider has never heard of is over. */
export function isAbandoned(payment: { readonly expires_at: Date }, now: Date): boolean {
  return now > instantAfter(payment.expires_at, GIVE_UP_HOURS, "hour");
}

/** When to ask the provider again: sooner at first; null once nothing can come any more. */
export function nextCheck(
  payment: { readonly created_at: Date; readonly checks: number },
  now: Date,
): Date | null {
  if (now > instantAfter(payment.created_at, WATCH_HOURS, "hour")) return null;
  const pause = Math.min(FIRST_CHECK_SECONDS * 2 ** payment.checks, SLOWEST_CHECK_SECONDS);
  return instantAfter(now, pause, "second");
}

export const refundClaimUntil = (now: Date): Date =>
  instantAfter(now, REFUND_CLAIM_SECONDS, "second");

/** When to try a refund again that did not work. It is never given up: it is the customer's money. */
export function nextRefundAttempt(attempts: number, now: Date): Date {
  const pause = Math.min(REFUND_CLAIM_SECONDS * 2 ** attempts, SLOWEST_REFUND_SECONDS);
  return instantAfter(now, pause, "second");
}
