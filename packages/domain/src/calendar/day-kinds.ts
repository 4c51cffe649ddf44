import { dateParts, dayOfWeek, daysInMonth, type IsoDate } from "./iso-date.ts";

/** How many last days of a month count as 월말. */
const MONTH_END_DAYS = 5;

/** Whether the day is a Saturday or a Sunday. */
export function isWeekend(date: IsoDate): boolean {
  const day = dayOfWeek(date);
  return day === 0 || day === 6;
}

/** Whether the day is one of the last five of its month (월말). */
export function isMonthEnd(date: IsoDate): boolean {
  const { year, month, day } = dateParts(date);
  return day > daysInMonth(year, month) - MONTH_END_DAYS;
}
