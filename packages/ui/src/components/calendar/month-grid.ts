import { dayjs } from "../../shared/dayjs.ts";

const DAY = "YYYY-MM-DD";

/** The day `days` after another (before, if negative). */
export function shiftDays(date: string, days: number): string {
  return dayjs.utc(date).add(days, "day").format(DAY);
}

/** The same day `months` later (earlier, if negative), or that month's last day. */
export function shiftMonths(date: string, months: number): string {
  return dayjs.utc(date).add(months, "month").format(DAY);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return dayjs.utc(date).day();
}

/** Month `2026-03` of a day. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** A day as text, `3월 2일 월요일`. */
export function formatDay(date: string): string {
  return dayjs.utc(date).format("M월 D일 dddd");
}

/** A month as text, `2026년 3월`. */
export function formatMonth(month: string): string {
  return dayjs.utc(`${month}-01`).format("YYYY년 M월");
}

/** Weeks of a month from Sunday to Saturday, as many as it has; null for days of a neighbouring month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = dayjs.utc(`${month}-01`);
  const start = first.subtract(first.day(), "day");
  const weeks = Math.ceil((first.day() + first.daysInMonth()) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const date = start.add(week * 7 + day, "day").format(DAY);
      return monthOf(date) === month ? date : null;
    }),
  );
}
