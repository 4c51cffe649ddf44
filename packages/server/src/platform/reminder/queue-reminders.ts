import { seoulInstant, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { insertReminders } from "./store.ts";

/** No reminder is sent outside these hours in Korea. */
const FIRST_HOUR = "09:00";
const LAST_HOUR = "20:00";

/**
 * Queues reminders: the day before a visit, 30 and 7 days before storage ends or free months can be continued, 7 days
 * (companies: 3) before a charge, and weekly for an overdue amount. Idempotent: a subject gets each kind once a day.
 */
export async function queueReminders({
  db,
  clock,
  reminders,
}: Pick<Services, "db" | "clock" | "reminders">): Promise<void> {
  const now = clock();
  const today = todayInSeoul(now);
  if (now < seoulInstant(today, FIRST_HOUR) || now >= seoulInstant(today, LAST_HOUR)) return;
  for (const find of reminders.find) {
    const found = await find(db, today);
    const rows = found.map(({ variables, ...reminder }) => ({
      ...reminder,
      variables: JSON.stringify(variables),
      day: today,
      status: "PENDING" as const,
      next_attempt_at: now,
      created_at: now,
    }));
    await insertReminders(db, rows);
  }
}
