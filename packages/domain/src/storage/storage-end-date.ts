import { dayOf, type IsoDate, isoDateOf } from "../calendar/iso-date.ts";

/**
 * Last day of storage: start plus the number of months, minus one day (spec section 9).
 * When the target month has no such day, its last day is used before the one day is subtracted:
 * one month from 2026-01-31 leads to 02-28 and so ends on 2026-02-27.
 * @throws RangeError when `start` is not a date
 */
export function storageEndDate(start: IsoDate, months: number): IsoDate {
  return isoDateOf(dayOf(start).add(months, "month").subtract(1, "day"));
}
