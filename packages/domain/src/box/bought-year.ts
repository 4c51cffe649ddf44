import type { IsoDate } from "../calendar/iso-date.ts";

/** What a person reads of a damaged thing that was bought after `today`. */
export const FUTURE_YEAR_SENTENCE = "산 해는 올해까지 입력할 수 있어요.";

/** Whether a thing was bought in a year (four digits) that has not begun on `today`. */
export function isFutureYear(year: string, today: IsoDate): boolean {
  return year > today.slice(0, 4);
}
