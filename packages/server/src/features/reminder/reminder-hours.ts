import { addDays, seoulInstant, todayInSeoul } from "@damadum/domain";

/** Nobody is reminded before or after these hours in Korea. */
const FIRST_HOUR = "09:00";
const LAST_HOUR = "20:00";

/** Now by day, else the next morning. */
export function nextReminderTime(now: Date): Date {
  const today = todayInSeoul(now);
  const morning = seoulInstant(today, FIRST_HOUR);
  if (now < morning) return morning;
  return now < seoulInstant(today, LAST_HOUR) ? now : seoulInstant(addDays(today, 1), FIRST_HOUR);
}
