import { type IsoDate, isoDateOf } from "./iso-date.ts";

const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** The day it is in Korea (UTC+9 all year) at the instant `now`. */
export function todayInSeoul(now: Date): IsoDate {
  return isoDateOf(now.getTime() + SEOUL_OFFSET_MS);
}
