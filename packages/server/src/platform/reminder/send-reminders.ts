import { todayInSeoul } from "@damadum/domain";
import { reminderNotices } from "../../subject/notices/reminder-notices.ts";
import { sendDue, type SendNeeds } from "../notice/send-due.ts";
import { confirmationNow } from "./storage-reminders.ts";
import { claimReminders, finishReminder } from "./store.ts";

type Reminder = Awaited<ReturnType<typeof claimReminders>>[number];

/** Sends due reminders. */
export function sendReminders(services: SendNeeds): Promise<void> {
  return sendDue(services, {
    maxBatches: 10,
    claim: claimReminders,
    keyOf: ({ id, created_at: at }) => `reminder-${id}-${at.getTime()}`,
    compose: (reminder) => compose(services, reminder),
    finish: (reminder, { failure: _failure, ...changes }) =>
      finishReminder(services.db, reminder, changes),
  });
}

/**
 * Null when there is no reason for a reminder any more. A question is read again when it is sent: since it was queued,
 * it may have been answered or its price may have changed.
 */
async function compose({ db, clock }: SendNeeds, reminder: Reminder) {
  const { kind, subject_id: contractId, user_id: userId } = reminder;
  const variables =
    kind === "STORAGE_CONFIRM"
      ? await confirmationNow(db, { contractId, today: todayInSeoul(clock()) })
      : reminder.variables;
  return variables === null ? null : { userId, template: reminderNotices[kind], variables };
}
