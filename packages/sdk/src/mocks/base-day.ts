/** Default day of the scenarios, a Wednesday; their clock is at 10:00 in Korea. */
export const BASE_DAY = "2026-12-02";

/** The calendar day `days` after another (before, if negative), `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Day of the week of a calendar day, 0 for Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** An instant of a day in Korean time; defaults to 10:00. */
export function instant(day: string, time = "10:00", second = "00"): string {
  return `${day}T${time}:${second}+09:00`;
}
