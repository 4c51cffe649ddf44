import { instantAfter } from "@damadum/domain";

/** Longer than a batch takes when the sender responds to none of them. */
const CLAIM_MINUTES = 5;
const FIRST_PAUSE_SECONDS = 30;
/** The last attempt is about four hours after the first: older news is of no use. */
const MAX_ATTEMPTS = 10;

/** The time until which a claimed notice belongs to its worker. */
export const claimedUntil = (now: Date): Date => instantAfter(now, CLAIM_MINUTES, "minute");

/** When to retry after this many failed attempts; null when the notice is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return instantAfter(now, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), "second");
}
