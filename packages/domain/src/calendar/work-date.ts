import { daysBetween, type IsoDate, isIsoDate } from "./iso-date.ts";

/** How many days ahead work can be booked (spec section 9). */
export const MAX_WORK_DAYS = 90;

/** Whether `date` is a real day from `today` to 90 days ahead, both included (spec section 9). */
export function isWorkDate(date: IsoDate, today: IsoDate): boolean {
  if (!isIsoDate(date)) return false;
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead <= MAX_WORK_DAYS;
}
