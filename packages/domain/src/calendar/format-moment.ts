import { formatKoreanDate } from "./format-korean-date.ts";
import { formatTimeSlot } from "./format-time-slot.ts";
import type { IsoDate } from "./iso-date.ts";

/** A booked day and start time: `2026년 12월 12일 (토) 오전 9시`. @throws RangeError when `date` is not a date */
export function formatMoment(date: IsoDate, time: string): string {
  return `${formatKoreanDate(date)} ${formatTimeSlot(time)}`;
}
