import { isWeekend } from "./day-kinds.ts";
import { holidayName } from "./holiday-name.ts";
import { addDays, type IsoDate } from "./iso-date.ts";

/** The last of `count` days after `date` that are neither of a weekend nor holidays (영업일). */
export function businessDayAfter(date: IsoDate, count: number): IsoDate {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day) && holidayName(day) === null) left -= 1;
  }
  return day;
}
