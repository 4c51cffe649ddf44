import type { IsoDate } from "./iso-date.ts";

// Swedish dates are ISO 8601, and the platform knows the zone, so that the first paint needs no library for this day.
const seoulDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" });

/** The day it is in Korea at the instant `now`. */
export function todayInSeoul(now: Date): IsoDate {
  return seoulDay.format(now);
}

/** The last day, in Korea, of a period that ends at the instant `end`: at midnight that is the day before. */
export function lastDayInSeoul(end: Date): IsoDate {
  return todayInSeoul(new Date(end.getTime() - 1));
}
