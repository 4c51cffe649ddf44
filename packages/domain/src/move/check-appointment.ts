import type { IsoDate } from "../calendar/iso-date.ts";
import { isTimeSlot } from "../calendar/time-slots.ts";
import { isWorkDate, MAX_WORK_DAYS } from "../calendar/work-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import type { Appointment } from "./estimate-input.ts";

/** For any booked day outside the window (spec section 9). */
export const DATE_RANGE_MESSAGE = `오늘부터 ${MAX_WORK_DAYS}일 안의 날짜를 골라 주세요.`;

/** For any booked time that is not a slot. */
export const TIME_MESSAGE = "보이는 시간 가운데 하나를 골라 주세요.";

/** Broken rules of the day and time of any visit. */
export function checkAppointment(
  { date, time }: Appointment,
  today: IsoDate,
): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!isWorkDate(date, today)) {
    issues.push({ path: ["date"], code: "date_out_of_range", message: DATE_RANGE_MESSAGE });
  }
  if (!isTimeSlot(time)) {
    issues.push({ path: ["time"], code: "time_not_offered", message: TIME_MESSAGE });
  }
  return issues;
}
