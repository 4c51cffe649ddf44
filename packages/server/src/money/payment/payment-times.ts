import { instantAfter, PROMISED_MINUTES } from "@damadum/domain";

/** A preparation with less time left is not reused, because the customer could not finish paying. */
const MIN_REST_MINUTES = 5;
/** How long after its expiry an unpaid preparation counts as abandoned. */
const GIVE_UP_HOURS = 1;
/** A failed payment can still be paid in the same window; after a day customers no longer do so. */
const WATCH_HOURS = 24;
const FIRST_CHECK_SECONDS = 30;
const SLOWEST_CHECK_SECONDS = 30 * 60;
/** Card companies take money back within about three months. */
const COMPARED_DAYS = 90;
const REFUND_CLAIM_SECONDS = 60;
const SLOWEST_REFUND_SECONDS = 60 * 60;

/** When the hold of a preparation expires. */
export const holdExpiresAt = (now: Date): Date =>
  instantAfter(now, PROMISED_MINUTES.paymentHold, "minute");
export const minimumValidUntil = (now: Date): Date => instantAfter(now, MIN_REST_MINUTES, "minute");

/** Whether an unpaid preparation counts as abandoned. */
export function isAbandoned(payment: { readonly expires_at: Date }, now: Date): boolean {
  return now > instantAfter(payment.expires_at, GIVE_UP_HOURS, "hour");
}

/** When to ask the provider again, with exponential backoff; null once no payment is expected any more. */
export function nextCheck(
  payment: { readonly created_at: Date; readonly checks: number },
  now: Date,
): Date | null {
  if (now > instantAfter(payment.created_at, WATCH_HOURS, "hour")) return null;
  const pause = Math.min(FIRST_CHECK_SECONDS * 2 ** payment.checks, SLOWEST_CHECK_SECONDS);
  return instantAfter(now, pause, "second");
}

/** When a paid payment is compared with the provider for the first time. */
export const firstComparison = (now: Date): Date => instantAfter(now, 1, "day");

/** When it is compared again, once a day; null when money no longer goes back so late. */
export function nextComparison(
  { paid_at: paidAt }: { readonly paid_at: Date | null },
  now: Date,
): Date | null {
  const next = instantAfter(now, 1, "day");
  return paidAt === null || next > instantAfter(paidAt, COMPARED_DAYS, "day") ? null : next;
}

export const refundClaimUntil = (now: Date): Date =>
  instantAfter(now, REFUND_CLAIM_SECONDS, "second");

/** When to retry a failed refund. Retries never stop, because it is the customer's money. */
export function nextRefundAttempt(attempts: number, now: Date): Date {
  const pause = Math.min(REFUND_CLAIM_SECONDS * 2 ** attempts, SLOWEST_REFUND_SECONDS);
  return instantAfter(now, pause, "second");
}
