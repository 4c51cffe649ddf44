import { instantAfter, PROMISED_MINUTES } from "@damadum/domain";

/** A login ends after this long, however often its tokens are renewed. */
const FAMILY_DAYS = 90;
const OPERATOR_HOURS = 12;
/** A login that is not used for this long ends. */
const REFRESH_DAYS = 30;
/** A rotation may be repeated for this long, because its response may have been lost on the way to a phone. */
const REPEAT_SECONDS = 10;

export function familyExpiry(now: Date, forOperator: boolean): Date {
  return forOperator
    ? instantAfter(now, OPERATOR_HOURS, "hour")
    : instantAfter(now, FAMILY_DAYS, "day");
}

export function refreshExpiry(now: Date, expiryOfFamily: Date): Date {
  const unused = instantAfter(now, REFRESH_DAYS, "day");
  return unused < expiryOfFamily ? unused : expiryOfFamily;
}

export function isRepeatAllowed(rotatedAt: Date, now: Date): boolean {
  return now <= instantAfter(rotatedAt, REPEAT_SECONDS, "second");
}

export function confirmationExpiry(shownAt: Date): Date {
  return instantAfter(shownAt, PROMISED_MINUTES.ownership, "minute");
}
