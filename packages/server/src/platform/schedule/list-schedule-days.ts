import { currentPriceList, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { bookableDays } from "./bookable-days.ts";
import { dayFacts } from "./day-facts.ts";
import { closedReasonOfDay, slotsOfDay } from "./slots-of-day.ts";
import { findBookedSlots } from "./slot-store.ts";

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
