import { todayInSeoul } from "@damadum/domain";
import type { Insertable, Updateable } from "kysely";
import type { RemindersTable } from "../../db/operator-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";
import type { NewReminder } from "./new-reminder.ts";

/** Queues what is not queued yet; each thing reminds of a day once. */
export async function insertReminders(
  db: Database,
  reminders: readonly Insertable<RemindersTable>[],
): Promise<void> {
  if (reminders.length === 0) return;
  await db
    .insertInto("reminders")
    .values([...reminders])
    .onConflict((conflict) => conflict.constraint("reminders_once").doNothing())
    .execute();
}

/** Has somebody told of a thing now; told of it before today, they are told anew. */
export async function remindNow(tx: Tx, reminder: NewReminder, now: Date): Promise<void> {
  const { variables, ...about } = reminder;
  const sending = {
    variables: JSON.stringify(variables),
    status: "PENDING" as const,
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
  };
  await tx
    .insertInto("reminders")
    .values({ ...about, ...sending, day: todayInSeoul(now) })
    .onConflict((conflict) => conflict.constraint("reminders_once").doUpdateSet(sending))
    .execute();
}

/** Takes due reminders until then; another worker takes others. */
export async function claimReminders(
  tx: Tx,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
) {
  const due = await tx
    .selectFrom("reminders")
    .selectAll()
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  await tx
    .updateTable("reminders")
    .set((eb) => ({ next_attempt_at: until, attempts: eb("attempts", "+", 1) }))
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    .execute();
  return due.map((reminder) => ({ ...reminder, attempts: reminder.attempts + 1 }));
}

/** Records how a try ended. */
export async function updateReminder(
  db: Database,
  id: number,
  changes: Updateable<RemindersTable>,
): Promise<void> {
  await db.updateTable("reminders").set(changes).where("id", "=", id).execute();
}
