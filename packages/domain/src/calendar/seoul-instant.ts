import type { IsoDate } from "./iso-date.ts";

/** The instant at which a time of day (`HH:mm`) falls on a day in Korea, which keeps no summer time; the day's beginning without one. */
export function seoulInstant(day: IsoDate, time = "00:00"): Date {
  return new Date(`${day}T${time}:00+09:00`);
}
