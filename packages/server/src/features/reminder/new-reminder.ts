import { formatKoreanDate, formatTimeSlot } from "@damadum/domain";
import type { ReminderKind } from "../../subject/notices/reminder-notices.ts";

/** Somebody to be reminded today. Variables hold no name, number or address. */
export interface NewReminder {
  readonly kind: ReminderKind;
  readonly subject_id: string;
  readonly user_id: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** When somebody comes: `3월 2일 (월) 오전 9시`. */
export function visitText(day: string, time: string | null): string {
  const date = formatKoreanDate(day);
  return time === null ? date : `${date} ${formatTimeSlot(time)}`;
}

/** So many boxes, or that there are none. */
export function boxesText(count: number): string {
  return count === 0 ? "없음" : `${count}개`;
}
