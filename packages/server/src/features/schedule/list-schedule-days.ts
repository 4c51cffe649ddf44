import {
  addDays,
  currentPriceList,
  daysBetween,
  MAX_WORK_DAYS,
  todayInSeoul,
} from "@damadum/domain";
import { refuseIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { dayFacts } from "./day-facts.ts";
import { slotsOfDay } from "./slots-of-day.ts";
import { findBookedSlots } from "./store.ts";

/** The longest span that one request may ask for, first and last day included. */
const MOST_DAYS = 92;

/** The days of the span that can be booked at all, with what is special about them. */
export async function listScheduleDays(
  { db, clock, slotCapacity }: Pick<Services, "db" | "clock" | "slotCapacity">,
  span: { readonly from: string; readonly to: string },
) {
  refuseSpan(span);
  const now = clock();
  const today = todayInSeoul(now);
  const lastDay = addDays(today, MAX_WORK_DAYS);
  const from = span.from < today ? today : span.from;
  const to = span.to > lastDay ? lastDay : span.to;

  const booked = await findBookedSlots(db, { from, to, now });
  const priceList = currentPriceList(today);
  return daysOf(from, to).map((date) => {
    const slots = slotsOfDay(date, { booked, capacity: slotCapacity, now });
    const remaining = slots.reduce((sum, slot) => sum + slot.remaining, 0);
    return { date, available: remaining > 0, remaining, ...dayFacts(date, priceList) };
  });
}

function refuseSpan({ from, to }: { readonly from: string; readonly to: string }): void {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MOST_DAYS) return;
  const message =
    days < 1
      ? "마지막 날은 첫 날이거나 그 뒤여야 해요."
      : `한 번에 ${MOST_DAYS}일까지 볼 수 있어요. 기간을 줄여 주세요.`;
  refuseIssues([{ path: ["to"], code: "date_out_of_range", message }]);
}

function daysOf(from: string, to: string): readonly string[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
