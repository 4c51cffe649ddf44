import { addDays, seoulInstant } from "@damadum/domain";

/** The morning after the last day that is paid for: then the next month is charged. */
export function chargeTimeOf(paidUntil: string): Date {
  return seoulInstant(addDays(paidUntil, 1), "09:00");
}
