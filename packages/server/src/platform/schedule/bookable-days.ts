import { addDays, daysBetween, MAX_WORK_DAYS, todayInSeoul, type IsoDate } from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";

/** The longest span of one request in days, including the first and the last. */
const MAX_DAYS = 92;

/** The days of the span that can be booked at all; throws for a span that is too long or reversed. */
export function bookableDays(
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  now: Date,
): readonly IsoDate[] {
  const count = daysBetween(from, to) + 1;
  if (count < 1 || count > MAX_DAYS) throwSpanIssue(count);
  const today = todayInSeoul(now);
  const lastDay = addDays(today, MAX_WORK_DAYS);
  const first = from < today ? today : from;
  const last = to > lastDay ? lastDay : to;
  return daysFrom(first, last);
}

/** Every day from the first to the last; none when they are reversed. */
export function daysFrom(first: IsoDate, last: IsoDate): readonly IsoDate[] {
  const length = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length }, (_, index) => addDays(first, index));
}

function throwSpanIssue(count: number): void {
  const message =
    count < 1
      ? "마지막 날은 첫 날이거나 그 뒤여야 해요."
      : `한 번에 ${MAX_DAYS}일까지 볼 수 있어요. 기간을 줄여 주세요.`;
  throwIssues([{ path: ["to"], code: "date_out_of_range", message }]);
}
