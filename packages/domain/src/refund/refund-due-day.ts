import { isWeekend } from "../calendar/day-kinds.ts";
import { holidayName } from "../calendar/holiday-name.ts";
import { addDays, type IsoDate } from "../calendar/iso-date.ts";

/** Working days within which money must be refunded (전자상거래법 제18조 제2항). */
export const REFUND_WORKING_DAYS = 3;

/** The last day on which a refund decided on a day is sent to its payment method. */
export function refundDueDay(decidedOn: IsoDate): IsoDate {
  let day = decidedOn;
  for (let left = REFUND_WORKING_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day) && holidayName(day) === null) left -= 1;
  }
  return day;
}
