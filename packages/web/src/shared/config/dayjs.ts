// Instants in Korean time, whatever the device's time zone.
import { dayjs } from "@damadum/ui/dayjs";

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
