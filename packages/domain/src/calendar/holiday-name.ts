import { holidays } from "./holidays.ts";
import type { IsoDate } from "./iso-date.ts";

/** Korean name of the public holiday on this day, or null. Known for the years of the bundled table. */
export function holidayName(date: IsoDate): string | null {
  return holidays[date] ?? null;
}
