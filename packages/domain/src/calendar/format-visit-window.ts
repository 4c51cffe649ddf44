import { formatTimeSlot } from "./format-time-slot.ts";

/** A visit begins within this many hours after its start time. */
const VISIT_HOURS = 2;

/** The window in which a visit begins, as people say it: `09:00` is `오전 9시~11시`, `11:00` is `오전 11시~오후 1시`. */
export function formatVisitWindow(time: string): string {
  const start = formatTimeSlot(time);
  const end = formatTimeSlot(`${Number(time.slice(0, 2)) + VISIT_HOURS}${time.slice(2)}`);
  // 오전 or 오후, which the end repeats only when it differs.
  const half = start.slice(0, start.indexOf(" ") + 1);
  return `${start}~${end.startsWith(half) ? end.slice(half.length) : end}`;
}
