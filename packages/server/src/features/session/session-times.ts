import { PROMISED_MINUTES } from "@damadum/domain";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A login ends after this long, however often its tokens are renewed. */
const FAMILY_DAYS = 90;
/** A login that is not used for this long ends. */
const REFRESH_DAYS = 30;
/** A rotation may be asked for again this long: the answer may have been lost on the way to a phone. */
const REPEAT_MS = 10_000;

export function familyExpiry(now: Date): Date {
  return new Date(now.getTime() + FAMILY_DAYS * DAY_MS);
}

export function refreshExpiry(now: Date, expiryOfFamily: Date): Date {
  return new Date(Math.min(now.getTime() + REFRESH_DAYS * DAY_MS, expiryOfFamily.getTime()));
}

export function isRepeatAllowed(rotatedAt: Date, now: Date): boolean {
  return now.getTime() - rotatedAt.getTime() <= REPEAT_MS;
}

export function confirmationExpiry(shownAt: Date): Date {
  return new Date(shownAt.getTime() + PROMISED_MINUTES.ownership * MINUTE_MS);
}
