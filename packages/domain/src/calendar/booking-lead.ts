import { instantAfter } from "./instant-after.ts";
import { addDays, type IsoDate } from "./iso-date.ts";
import { seoulInstant } from "./seoul-instant.ts";
import { todayInSeoul } from "./today-in-seoul.ts";

/** Korean hour of the day before at which a day closes for booking: trucks and boxes are planned then. */
export const LEAD_HOUR = 15;

/** Why a start time is closed for booking, even while places are free. */
export type PassedReason = "PAST" | "LEAD_TIME";

/** The message for a start time that is closed. */
export const passedMessages: Readonly<Record<PassedReason, string>> = {
  PAST: "지난 시간이에요. 다른 시간을 골라 주세요.",
  LEAD_TIME: `예약이 마감된 날이에요. 전날 오후 ${LEAD_HOUR - 12}시까지 예약할 수 있어요. 다른 날을 골라 주세요.`,
};

/** The first day that can still be booked: tomorrow, or the day after tomorrow from 15:00 (Korean time) on. */
export function firstBookableDay(now: Date): IsoDate {
  return addDays(todayInSeoul(planningOf(now)), 1);
}

/** From the lead hour on, the rest of the day counts as the next day. */
function planningOf(now: Date): Date {
  return instantAfter(now, 24 - LEAD_HOUR, "hour");
}

/** Why a start time (`HH:mm`, Korean time) is closed for booking at an instant; null while it is not. */
export function passedReason(
  { date, time }: { readonly date: IsoDate; readonly time: string },
  now: Date,
): PassedReason | null {
  if (seoulInstant(date, time) <= now) return "PAST";
  return seoulInstant(date) <= planningOf(now) ? "LEAD_TIME" : null;
}
