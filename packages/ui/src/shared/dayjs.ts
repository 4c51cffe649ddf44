// The only import of dayjs: Korean locale, and the UTC plugin for days independent of the time zone. package.json lists
// it as a side effect, or a bundler may drop the set-up.
import dayjs from "dayjs";
import "dayjs/locale/ko.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.locale("ko");

export { dayjs };

// Instants in Korean time, whatever the device's time zone.
const KOREA_UTC_OFFSET_MINUTES = 9 * 60;

/** An instant of the API (ISO 8601 with offset) on the Korean clock. */
function koreanTime(instant: string) {
  return dayjs(instant).utcOffset(KOREA_UTC_OFFSET_MINUTES);
}

/** The day of an instant in Korea, `2026년 11월 20일 (금)`. */
export function formatInstantDay(instant: string): string {
  return koreanTime(instant).format("YYYY년 M월 D일 (dd)");
}

/** `2026년 11월 20일 (금) 오전 10:00` */
export function formatInstant(instant: string): string {
  return koreanTime(instant).format("YYYY년 M월 D일 (dd) A h:mm");
}
