import type { IsoDate } from "./iso-date.ts";

// Sweden writes days as ISO 8601 does. The platform knows the zone: the first paint needs no library for this one day.
const seoulDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" });

/** The day it is in Korea at the instant `now`. */
export function todayInSeoul(now: Date): IsoDate {
  return seoulDay.format(now);
}

/** The last day, in Korea, of what ends at the instant `end`: at midnight it was the day before. */
export function lastDayInSeoul(end: Date): IsoDate {
  return todayInSeoul(new Date(end.getTime() - 1));
}
