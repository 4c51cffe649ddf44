import { dayjs } from "./dayjs.ts";

const SEOUL_UTC_OFFSET_HOURS = 9;

/** An instant as the contract writes it, in Korean time to the second: `2026-11-20T10:00:00+09:00`. */
export function toInstant(instant: Date): string {
  return dayjs.utc(instant).utcOffset(SEOUL_UTC_OFFSET_HOURS).format();
}
