import { dayjs } from "./dayjs.ts";
import { type IsoDate, isoDateOf } from "./iso-date.ts";

const SEOUL_UTC_OFFSET_HOURS = 9;

/** The day it is in Korea (UTC+9 all year) at the instant `now`. */
export function todayInSeoul(now: Date): IsoDate {
  return isoDateOf(dayjs.utc(now).add(SEOUL_UTC_OFFSET_HOURS, "hour"));
}
