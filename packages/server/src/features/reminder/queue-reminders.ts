import { todayInSeoul } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { findCompanyReminders } from "./company-reminders.ts";
import { findBalanceReminders, findMoveReminders } from "./move-reminders.ts";
import type { NewReminder } from "./new-reminder.ts";
import { findStorageReminders } from "./storage-reminders.ts";
import { nextReminderTime } from "./reminder-hours.ts";
import { insertReminders } from "./store.ts";

type Find = (db: Database, today: string) => Promise<readonly NewReminder[]>;
const all: readonly Find[] = [
  findMoveReminders,
  findBalanceReminders,
  findStorageReminders,
  findCompanyReminders,
];

/**
 * Has people reminded of what comes: the day before a visit, 30 and 7 days before storage ends or free months may go on,
 * 7 days before a charge, and every week of what they still owe. It may run as often as it likes: a thing reminds of a day once.
 */
export async function queueReminders({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  const today = todayInSeoul(now);
  if (nextReminderTime(now) > now) return;
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
