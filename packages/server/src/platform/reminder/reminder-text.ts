import { formatKoreanDate, formatMoment } from "@damadum/domain";

/** The time of a visit: `3월 2일 (월) 오전 9시`. */
export function visitText(day: string, time: string | null): string {
  return time === null ? formatKoreanDate(day) : formatMoment(day, time);
}

/** A number of boxes as text, `없음` for none. */
export function boxesText(count: number): string {
  return count === 0 ? "없음" : `${count}개`;
}
