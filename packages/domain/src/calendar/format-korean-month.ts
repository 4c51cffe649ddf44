import { dateParts, type YearMonth } from "./iso-date.ts";

/** `2026-03` as `2026년 3월`. @throws RangeError when `yearMonth` is not a month */
export function formatKoreanMonth(yearMonth: YearMonth): string {
  const { year, month } = dateParts(`${yearMonth}-01`);
  return `${year}년 ${month}월`;
}
