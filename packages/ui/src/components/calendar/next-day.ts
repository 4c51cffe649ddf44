import { shiftDays, shiftMonths, weekdayOf } from "./month-grid.ts";

/** The day, limited to the range from `min` to `max`. */
export function clamp(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** The day that a key moves to from another; null for other keys. */
export function nextDay(key: string, from: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return shiftDays(from, -1);
    case "ArrowRight":
      return shiftDays(from, 1);
    case "ArrowUp":
      return shiftDays(from, -7);
    case "ArrowDown":
      return shiftDays(from, 7);
    case "Home":
      return shiftDays(from, -weekdayOf(from));
    case "End":
      return shiftDays(from, 6 - weekdayOf(from));
    case "PageUp":
      return shiftMonths(from, -1);
    case "PageDown":
      return shiftMonths(from, 1);
    default:
      return null;
  }
}
