import { formatKoreanDate, formatTimeSlot } from "@damadum/domain";

/** A booked day and time: "2026년 12월 12일 (토) 오전 9시". */
export function formatMoment(date: string, time: string): string {
  return `${formatKoreanDate(date)} ${formatTimeSlot(time)}`;
}
