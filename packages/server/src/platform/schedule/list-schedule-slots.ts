import { isWorkDate, MAX_WORK_DAYS, todayInSeoul } from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { slotsOfDay, type OpenSlot } from "./slots-of-day.ts";
import { findBookedSlots } from "./slot-store.ts";

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
