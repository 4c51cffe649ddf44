import { dayjs } from "./dayjs.ts";

/** A calendar day as `YYYY-MM-DD`, without time or zone. */
export type IsoDate = string;

/** A month as `YYYY-MM`. */
export type YearMonth = string;

const FORMAT = "YYYY-MM-DD";
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is `YYYY-MM-DD` and that day exists. */
export function isIsoDate(text: string): boolean {
  return ISO_DATE.test(text) && dayjs.utc(text).format(FORMAT) === text;
}

/** The day `count` days later (earlier when negative). @throws RangeError when `date` is not a date */
export function addDays(date: IsoDate, count: number): IsoDate {
  return isoDateOf(dayOf(date).add(count, "day"));
}

/** Days from `from` to `to`, negative when `to` is earlier. @throws RangeError when one is not a date */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayOf(to).diff(dayOf(from), "day");
}

/** Day of the week, 0 for Sunday to 6 for Saturday. @throws RangeError when `date` is not a date */
export function dayOfWeek(date: IsoDate): number {
  return dayOf(date).day();
}

/** Year, month (1 to 12) and day of month. @throws RangeError when `date` is not a date */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  const match = ISO_DATE.exec(date);
  if (match === null) throw new RangeError(`not a date: ${date}`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** Number of days in a month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  return dayOf(`${padded(year, 4)}-${padded(month, 2)}-01`).daysInMonth();
}

/** First and last day of a month. @throws RangeError when `month` is not a month */
export function daysOfMonth(month: YearMonth): { readonly first: IsoDate; readonly last: IsoDate } {
  const first = `${month}-01`;
  return { first, last: `${month}-${dayOf(first).daysInMonth()}` };
}

/** Midnight UTC of the day, for calendar arithmetic. @throws RangeError when `date` is not a date */
export function dayOf(date: IsoDate) {
  if (!ISO_DATE.test(date)) throw new RangeError(`not a date: ${date}`);
  return dayjs.utc(date);
}

/** The day of a time in UTC. */
export function isoDateOf(time: ReturnType<typeof dayOf>): IsoDate {
  return time.format(FORMAT);
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, "0");
}
