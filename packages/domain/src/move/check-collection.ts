import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import { DELIVERY_GAP_MESSAGE, MAX_DELIVERY_GAP_DAYS } from "../calendar/delivery-gap.ts";
import { isTimeSlot } from "../calendar/time-slots.ts";
import { isWorkDate } from "../calendar/work-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import type { Appointment } from "./estimate-input.ts";
import { DATE_RANGE_MESSAGE, TIME_MESSAGE } from "./move-messages.ts";

/** Broken rules of the day and time at which rented boxes are collected (spec section 5). */
export function checkCollection(
  { date, time }: Appointment,
  { delivery, today }: { readonly delivery: IsoDate; readonly today: IsoDate },
): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!isWorkDate(date, today)) {
    issues.push({ path: ["date"], code: "date_out_of_range", message: DATE_RANGE_MESSAGE });
  } else if (date > addDays(delivery, MAX_DELIVERY_GAP_DAYS)) {
    issues.push({ path: ["date"], code: "gap_too_long", message: DELIVERY_GAP_MESSAGE });
  }
  if (!isTimeSlot(time)) {
    issues.push({ path: ["time"], code: "time_not_offered", message: TIME_MESSAGE });
  }
  return issues;
}
