/** The day of the scenarios unless another is passed, a Wednesday; their clock shows 10:00 in Korea. */
export const BASE_DAY = "2026-12-02";

/** The calendar day a number of days after (or before) another, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Day of the week of a calendar day, 0 for Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** An instant of a day in Korean time, 10:00 unless a time is passed. */
export function instant(day: string, time = "10:00", second = "00"): string {
  return `${day}T${time}:${second}+09:00`;
}
