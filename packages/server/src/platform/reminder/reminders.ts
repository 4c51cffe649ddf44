import { seoulInstant, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { insertReminders, claimReminders, finishReminder } from "./store.ts";
import { reminderNotices } from "../../subject/notices/reminder-notices.ts";
import { sendDue, type SendNeeds } from "../notice/send-due.ts";

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
    const found = await find(db, today, now);
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

type Needs = SendNeeds & Pick<Services, "reminders">;
type Reminder = Awaited<ReturnType<typeof claimReminders>>[number];

export function sendReminders(services: Needs): Promise<void> {
  return sendDue(services, {
    maxBatches: 10,
    claim: claimReminders,
    keyOf: ({ id, created_at: at }) => `reminder-${id}-${at.getTime()}`,
    compose: (reminder) => compose(services, reminder),
    finish: (reminder, { failure: _failure, ...changes }) =>
      finishReminder(services.db, reminder, changes),
  });
}

/** Null when there is no reason for a reminder any more. */
async function compose({ db, clock, reminders }: Needs, reminder: Reminder) {
  const { kind, subject_id: subjectId, user_id: userId } = reminder;
  const readAgain = reminders.current[kind];
  const variables =
    readAgain === undefined
      ? reminder.variables
      : await readAgain(db, { subjectId, today: todayInSeoul(clock()) });
  return variables === null ? null : { userId, template: reminderNotices[kind], variables };
}

export { findLastDays } from "./store.ts";
