import type { IsoDate } from "./iso-date.ts";
import { lunarMonthDay } from "./lunar-month-day.ts";

/** Whether the day is a 손 없는 날: a lunar day that ends in 9 or 0. */
export function isLuckyMovingDay(date: IsoDate): boolean {
  return /[90]$/.test(lunarMonthDay(date));
}
