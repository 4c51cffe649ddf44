import { addDays } from "@damadum/domain";
import { slotStart } from "../schedule/slot-start.ts";

/** The morning after the last day that is paid for: then the next month is charged. */
export function chargeTimeOf(paidUntil: string): Date {
  return slotStart(addDays(paidUntil, 1), "09:00");
}
