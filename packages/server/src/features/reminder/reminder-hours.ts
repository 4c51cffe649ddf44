import { addDays, seoulInstant, todayInSeoul } from "@damadum/domain";

/** No reminder is sent outside these hours in Korea. */
const FIRST_HOUR = "09:00";
const LAST_HOUR = "20:00";

/** Now within those hours, otherwise the next morning. */
export function nextReminderTime(now: Date): Date {
  const today = todayInSeoul(now);
  const morning = seoulInstant(today, FIRST_HOUR);
  if (now < morning) return morning;
  return now < seoulInstant(today, LAST_HOUR) ? now : seoulInstant(addDays(today, 1), FIRST_HOUR);
}
