import { formatTimeSlot } from "./format-time-slot.ts";

/** A visit begins within this many hours after its start time. */
const VISIT_HOURS = 2;

/** The window in which a visit begins, as people say it: `09:00` is `오전 9시~11시`, `11:00` is `오전 11시~오후 1시`. */
export function formatVisitWindow(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const end = `${String(hours + VISIT_HOURS).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
  const [half = "", hour = ""] = splitHalf(formatTimeSlot(end));
  const [startHalf = ""] = splitHalf(formatTimeSlot(time));
  return `${formatTimeSlot(time)}~${half === startHalf ? hour : `${half} ${hour}`}`;
}

function splitHalf(words: string): readonly string[] {
  const at = words.indexOf(" ");
  return [words.slice(0, at), words.slice(at + 1)];
}
