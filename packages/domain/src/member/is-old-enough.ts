import { ageOn, MINIMUM_AGE, type BirthDate } from "../age/age-on.ts";
import type { IsoDate } from "../calendar/iso-date.ts";

/** The message for a person who is too young to join. */
export const TOO_YOUNG_MESSAGE = "만 14세 이상만 가입할 수 있어요.";

/** Whether a person born on this day may join on the day `today`. */
export function isOldEnough(birth: BirthDate, today: IsoDate): boolean {
  return ageOn(birth, today) >= MINIMUM_AGE;
}
