import { todayInSeoul } from "@damadum/domain";
import { reminderNotices } from "../../subject/notices/reminder-notices.ts";
import { sendDue, type SendNeeds } from "../notice/send-due.ts";
import type { Services } from "../../services.ts";
import { claimReminders, finishReminder } from "./store.ts";

type Needs = SendNeeds & Pick<Services, "reminders">;
type Reminder = Awaited<ReturnType<typeof claimReminders>>[number];

/** Sends due reminders. */
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
