import type { IsoDate } from "./iso-date.ts";
import { inSeoul } from "./to-instant.ts";

/** The day it is in Korea at the instant `now`. */
export function todayInSeoul(now: Date): IsoDate {
  return inSeoul(now).slice(0, 10);
}

/** The last day, in Korea, of a period that ends at the instant `end`: at midnight that is the day before. */
export function lastDayInSeoul(end: Date): IsoDate {
  return todayInSeoul(new Date(end.getTime() - 1));
}
