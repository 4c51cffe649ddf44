/** A calendar day as `YYYY-MM-DD`, without time or zone. */
export type IsoDate = string;

/** A month as `YYYY-MM`. */
export type YearMonth = string;

const DAY_MS = 86_400_000;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is `YYYY-MM-DD` and that day exists. */
export function isIsoDate(text: string): boolean {
  const match = ISO_DATE.exec(text);
  return match !== null && new Date(epochOf(text)).toISOString().slice(0, 10) === text;
}

/** The day `count` days later (earlier when negative). @throws RangeError when `date` is no date */
export function addDays(date: IsoDate, count: number): IsoDate {
  return isoDateOf(epochOf(date) + count * DAY_MS);
}

/** Days from `from` to `to`, negative when `to` is earlier. @throws RangeError when one is no date */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((epochOf(to) - epochOf(from)) / DAY_MS);
}

/** Day of the week, 0 for Sunday to 6 for Saturday. @throws RangeError when `date` is no date */
export function dayOfWeek(date: IsoDate): number {
  return new Date(epochOf(date)).getUTCDay();
}

/** Year, month (1 to 12) and day of month. @throws RangeError when `date` is no date */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  const match = ISO_DATE.exec(date);
  if (match === null) throw new RangeError(`not a date: ${date}`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** Number of days in a month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Midnight UTC of the day in milliseconds, the form that calendar arithmetic works on. */
export function epochOf(date: IsoDate): number {
  const { year, month, day } = dateParts(date);
  return Date.UTC(year, month - 1, day);
}

/** The day that holds this UTC instant in milliseconds. */
export function isoDateOf(epoch: number): IsoDate {
  return new Date(epoch).toISOString().slice(0, 10);
}
