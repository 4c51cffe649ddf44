import {
  currentPriceList,
  todayInSeoul,
  isWorkDate,
  MAX_WORK_DAYS,
  currentStoragePriceList,
  dateSurchargeRate,
  holidayName,
  isLuckyMovingDay,
  type PriceList,
  type StoragePriceList,
} from "@damadum/domain";
import type { Services } from "../../services.ts";
import { bookableDays } from "./bookable-days.ts";
import { closedReasonOfDay, slotsOfDay, type OpenSlot } from "./slots-of-day.ts";
import { findBookedSlots } from "./slot-store.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { perObject } from "../../db/per-object.ts";

/** Calendar facts of a day, the same for every caller. */
interface DayFacts {
  readonly lucky: boolean;
  readonly holiday: string | null;
  readonly surchargeRate: number;
}

/** A cache, because the lunar calendar takes 40 µs a day and every calendar page asks for a month. */
const knownDays = perObject(
  (_priceList: PriceList | StoragePriceList) => new Map<string, DayFacts>(),
);

/** The facts of a bookable day; such days are few enough to cache all of them. */
function dayFacts(date: string, priceList: PriceList | StoragePriceList): DayFacts {
  const days = knownDays(priceList);
  const kept = days.get(date);
  if (kept !== undefined) return kept;
  const facts = {
    lucky: isLuckyMovingDay(date),
    holiday: holidayName(date),
    surchargeRate: dateSurchargeRate(date, priceList),
  };
  days.set(date, facts);
  return facts;
}

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
