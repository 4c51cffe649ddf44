import { formatKoreanDate, formatKoreanDay, weekdayName } from "./format-korean-date.ts";
import { formatTimeSlot } from "./format-time-slot.ts";
import { addDays, dateParts, dayOfWeek, daysBetween, type IsoDate } from "./iso-date.ts";

const NEAR_DAYS: ReadonlyMap<number, string> = new Map([
  [0, "오늘"],
  [1, "내일"],
  [2, "모레"],
]);

/**
 * A day as people say it: 오늘, 내일, 모레, 이번 주 토요일, 다음 주 목요일, else `12월 24일 (목)`, with its year when that
 * is not this one. What is agreed or printed has `formatKoreanDate`. @throws RangeError when one is not a date
 */
export function sayDay(date: IsoDate, today: IsoDate): string {
  const distance = daysBetween(today, date);
  const near = NEAR_DAYS.get(distance);
  if (near !== undefined) return near;
  const weeks = daysBetween(mondayOf(today), mondayOf(date)) / 7;
  if (distance > 0 && weeks <= 1) {
    return `${weeks === 0 ? "이번" : "다음"} 주 ${weekdayName(date)}요일`;
  }
  const isThisYear = dateParts(date).year === dateParts(today).year;
  return isThisYear ? formatKoreanDay(date) : formatKoreanDate(date);
}

/** The same with its particle, which 오늘 and its neighbours do not take: `오늘`, `12월 24일 (목)에`. */
export function sayOnDay(date: IsoDate, today: IsoDate): string {
  const day = sayDay(date, today);
  return NEAR_DAYS.has(daysBetween(today, date)) ? day : `${day}에`;
}

/** A day and start time as people say them: `내일 오전 9시`. @throws RangeError when one is not a date */
export function sayMoment(date: IsoDate, time: string, today: IsoDate): string {
  return `${sayDay(date, today)} ${formatTimeSlot(time)}`;
}

/** The first day of a week. @throws RangeError when `date` is not a date */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, -((dayOfWeek(date) + 6) % 7));
}
