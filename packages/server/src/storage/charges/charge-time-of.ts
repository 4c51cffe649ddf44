import { addDays, seoulInstant } from "@damadum/domain";

/** When the next month is charged: in the morning after the last paid day. */
export function chargeTimeOf(paidUntil: string): Date {
  return seoulInstant(addDays(paidUntil, 1), "09:00");
}
