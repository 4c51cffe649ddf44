import { dayjs } from "./dayjs.ts";

/** The instant `count` units after `instant` (before it when negative); a day is 24 hours. */
export function instantAfter(
  instant: Date,
  count: number,
  unit: "second" | "minute" | "hour" | "day" | "month" | "year",
): Date {
  return dayjs.utc(instant).add(count, unit).toDate();
}
