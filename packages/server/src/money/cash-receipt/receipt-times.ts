import { instantAfter } from "@damadum/domain";

const CLAIM_SECONDS = 60;
const SLOWEST_SECONDS = 60 * 60;
/** So long, a correction of the price or an extra payment is still noticed. */
const COMPARED_DAYS = 30;

/** Until when a worker has a move to itself. */
export const claimUntil = (now: Date): Date => instantAfter(now, CLAIM_SECONDS, "second");

/** When what failed is tried again. It never stops, because the law does not. */
export function nextAttempt(attempts: number, now: Date): Date {
  const pause = Math.min(CLAIM_SECONDS * 2 ** attempts, SLOWEST_SECONDS);
  return instantAfter(now, pause, "second");
}

/** Once a day after cash was paid, because the whole sum may reach the limit afterwards; null when it no longer will. */
export function nextComparison(paidAt: Date | null, now: Date): Date | null {
  const next = instantAfter(now, 1, "day");
  return paidAt === null || next > instantAfter(paidAt, COMPARED_DAYS, "day") ? null : next;
}
