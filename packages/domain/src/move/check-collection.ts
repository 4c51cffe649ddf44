import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import { DELIVERY_GAP_MESSAGE, MAX_DELIVERY_GAP_DAYS } from "../calendar/delivery-gap.ts";
import { isWorkDate } from "../calendar/work-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { checkAppointment } from "./check-appointment.ts";
import type { Appointment } from "./estimate-input.ts";

/** Broken rules of the day and time at which rented boxes are collected (spec section 5). */
export function checkCollection(
  collection: Appointment,
  { delivery, today }: { readonly delivery: IsoDate; readonly today: IsoDate },
): readonly FieldIssue[] {
  const { date } = collection;
  const issues = checkAppointment(collection, today);
  if (!isWorkDate(date, today) || date <= addDays(delivery, MAX_DELIVERY_GAP_DAYS)) return issues;
  return [{ path: ["date"], code: "gap_too_long", message: DELIVERY_GAP_MESSAGE }, ...issues];
}
