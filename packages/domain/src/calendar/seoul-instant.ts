import type { IsoDate } from "./iso-date.ts";

/**
 * The instant of a time of day (`HH:mm`) on a day in Korea, which has no summer time; defaults to the start of the day.
 */
export function seoulInstant(day: IsoDate, time = "00:00"): Date {
  return new Date(`${day}T${time}:00+09:00`);
}
