import { seoulInstant, todayInSeoul } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { findCompanyReminders } from "./company-reminders.ts";
import { findBalanceReminders, findMoveReminders } from "./move-reminders.ts";
import type { NewReminder } from "./new-reminder.ts";
import { findStorageReminders } from "./storage-reminders.ts";
import { insertReminders } from "./store.ts";

/** No reminder is sent outside these hours in Korea. */
const FIRST_HOUR = "09:00";
const LAST_HOUR = "20:00";

type Find = (db: Database, today: string) => Promise<readonly NewReminder[]>;
const all: readonly Find[] = [
  findMoveReminders,
  findBalanceReminders,
  findStorageReminders,
  findCompanyReminders,
];

/**
 * Queues reminders: the day before a visit, 30 and 7 days before storage ends or free months can be continued, 7 days
 * (companies: 3) before a charge, and weekly for an overdue amount. Idempotent: a subject gets each kind once a day.
 */
export async function queueReminders({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  const today = todayInSeoul(now);
  if (now < seoulInstant(today, FIRST_HOUR) || now >= seoulInstant(today, LAST_HOUR)) return;
  for (const find of all) {
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
