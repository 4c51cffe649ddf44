import {
  currentPriceList,
  todayInSeoul,
  isWorkDate,
  MAX_WORK_DAYS,
  currentStoragePriceList,
} from "@damadum/domain";
import type { Services } from "../../services.ts";
import { bookableDays } from "./bookable-days.ts";
import { dayFacts } from "./day-facts.ts";
import { closedReasonOfDay, slotsOfDay, type OpenSlot } from "./slots-of-day.ts";
import { findBookedSlots } from "./slot-store.ts";
import { throwIssues } from "../../http/field-issues.ts";

/** The bookable days of the span, with their calendar facts. */
export async function listScheduleDays(
  { db, clock, slotCapacity }: Pick<Services, "db" | "clock" | "slotCapacity">,
  span: { readonly from: string; readonly to: string },
) {
  const now = clock();
  const days = bookableDays(span, now);
  const booked = await findBookedSlots(db, "MOVE", { days, now });
  const priceList = currentPriceList(todayInSeoul(now));
  return days.map((date) => {
    const slots = slotsOfDay(date, { booked, capacity: slotCapacity, now });
    const remaining = slots.reduce((sum, slot) => sum + slot.remaining, 0);
    const closedReason = closedReasonOfDay(slots);
    const available = closedReason === null;
    return { date, available, closedReason, remaining, ...dayFacts(date, priceList) };
  });
}

const OUT_OF_RANGE = `오늘부터 ${MAX_WORK_DAYS}일 안의 날짜를 골라 주세요.`;

/** The start times of one day that can be booked today. */
export async function listScheduleSlots(
  { db, clock, slotCapacity }: Pick<Services, "db" | "clock" | "slotCapacity">,
  day: string,
): Promise<readonly OpenSlot[]> {
  const now = clock();
  if (!isWorkDate(day, todayInSeoul(now))) {
    throwIssues([{ path: ["day"], code: "date_out_of_range", message: OUT_OF_RANGE }]);
  }
  const booked = await findBookedSlots(db, "MOVE", { days: [day], now });
  return slotsOfDay(day, { booked, capacity: slotCapacity, now });
}

/** The bookable days of the span with their start times for deliveries and collections. */
export async function listBoxDeliveryDays(
  { db, clock, boxDeliveryCapacity }: Pick<Services, "db" | "clock" | "boxDeliveryCapacity">,
  span: { readonly from: string; readonly to: string },
) {
  const now = clock();
  const days = bookableDays(span, now);
  const booked = await findBookedSlots(db, "BOX_DELIVERY", { days, now });
  const priceList = currentStoragePriceList(todayInSeoul(now));
  return days.map((date) => {
    const slots = slotsOfDay(date, { booked, capacity: boxDeliveryCapacity, now });
    const closedReason = closedReasonOfDay(slots);
    const available = closedReason === null;
    return { date, available, closedReason, ...dayFacts(date, priceList), slots };
  });
}
