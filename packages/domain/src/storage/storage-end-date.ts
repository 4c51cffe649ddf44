import { addDays, dateParts, daysInMonth, type IsoDate } from "../calendar/iso-date.ts";

/**
 * Last day of storage: start plus the number of months, minus one day (spec section 9).
 * When the target month has no such day, its last day is used before the one day is subtracted:
 * one month from 2026-01-31 leads to 02-28 and so ends on 2026-02-27.
 * @throws RangeError when `start` is not a date
 */
export function storageEndDate(start: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(start);
  const monthIndex = year * 12 + (month - 1) + months;
  const endYear = Math.floor(monthIndex / 12);
  const endMonth = (monthIndex % 12) + 1;
  const endDay = Math.min(day, daysInMonth(endYear, endMonth));
  return addDays(
    `${String(endYear).padStart(4, "0")}-${String(endMonth).padStart(2, "0")}-${String(endDay).padStart(2, "0")}`,
    -1,
  );
}
