import type { Insertable, Updateable } from "kysely";
import type { ReminderKind, RemindersTable } from "../../db/operator-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";

/** Queues reminders, and skips those whose kind, subject and day are already queued. */
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

/** The last day of such a reminder for each subject; omits subjects whose reminders all failed or were skipped. */
export async function findLastDays(
  db: Database,
  { kind, subjectIds }: { readonly kind: ReminderKind; readonly subjectIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("reminders")
    .select((eb) => ["subject_id", eb.fn.max("day").as("day")])
    .where("kind", "=", kind)
    .where("subject_id", "in", [...subjectIds])
    .where("status", "in", ["PENDING", "SENT"])
    .groupBy("subject_id")
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.day]));
}

/** Claims due reminders until a time; other workers skip them. */
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

/** Records the outcome of an attempt, unless the reminder has been claimed or queued again meanwhile. */
export async function finishReminder(
  db: Database,
  reminder: { readonly id: number; readonly attempts: number; readonly created_at: Date },
  changes: Updateable<RemindersTable>,
): Promise<void> {
  await db
    .updateTable("reminders")
    .set(changes)
    .where("id", "=", reminder.id)
    .where("attempts", "=", reminder.attempts)
    .where("created_at", "=", reminder.created_at)
    .where("status", "=", "PENDING")
    .execute();
}
