import { instantAfter } from "@damadum/domain";

/** Longer than a batch takes when the sender answers none of them. */
const CLAIM_MINUTES = 5;
const FIRST_PAUSE_SECONDS = 30;
/** The last try comes about four hours after the first: nobody wants to read older news. */
const MAX_ATTEMPTS = 10;

/** How long a notice belongs to the worker that took it. */
export const claimedUntil = (now: Date): Date => instantAfter(now, CLAIM_MINUTES, "minute");

/** When to try again after so many failed tries; null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return instantAfter(now, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), "second");
}
