import { currentStoragePriceList, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { bookableDays } from "./bookable-days.ts";
import { dayFacts } from "./day-facts.ts";
import { findBookedSlots } from "./slot-store.ts";
import { closedReasonOfDay, slotsOfDay } from "./slots-of-day.ts";

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
