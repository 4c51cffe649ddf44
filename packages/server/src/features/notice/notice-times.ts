const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Longer than a batch takes when the sender answers none of them. */
const CLAIM_MS = 5 * MINUTE_MS;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
/** The last try comes about four hours after the first: nobody wants to read older news. */
const MAX_ATTEMPTS = 10;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** How long a notice belongs to the worker that took it. */
export const claimedUntil = (now: Date): Date => after(now, CLAIM_MS);

/** When to try again after so many failed tries; null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return after(now, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}
