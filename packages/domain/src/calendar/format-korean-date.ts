import { dateParts, dayOfWeek, type IsoDate } from "./iso-date.ts";

const DAY_NAMES = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** `2026-03-02` as `2026년 3월 2일 (월)`. @throws RangeError when `date` is not a date */
export function formatKoreanDate(date: IsoDate): string {
  return `${dateParts(date).year}년 ${formatKoreanDay(date)}`;
}

/** The same without the year, for use beside a calendar: `3월 2일 (월)`. @throws RangeError when `date` is not a date */
export function formatKoreanDay(date: IsoDate): string {
  const { month, day } = dateParts(date);
  return `${month}월 ${day}일 (${weekdayName(date)})`;
}

/** The day of the week in one letter: `월`. @throws RangeError when `date` is not a date */
export function weekdayName(date: IsoDate): string {
  return DAY_NAMES[dayOfWeek(date)] ?? "";
}
