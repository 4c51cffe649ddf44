import { maskName, todayInSeoul } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { fillIn, pathOf } from "../../subject/notices/notice-template.ts";
import { reminderNotices } from "../../subject/notices/reminder-notices.ts";
import { findContact } from "../member/find-contact.ts";
import { claimedUntil, nextAttempt } from "../notice/notice-times.ts";
import { confirmationNow } from "./storage-reminders.ts";
import { claimReminders, updateReminder } from "./store.ts";

const BATCH_SIZE = 20;
/** Limits a run, so that a long queue does not delay a server's shutdown. */
const MAX_BATCHES = 10;

type Needs = Pick<Services, "db" | "clock" | "notices" | "webOrigin" | "log">;
type Reminder = Awaited<ReturnType<typeof claimReminders>>[number];

/** Sends due reminders. A failed one is retried with growing delays until it is given up. */
export async function sendReminders(services: Needs): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const claimed = await claim(services);
    for (const reminder of claimed) await attempt(services, reminder);
    if (claimed.length < BATCH_SIZE) return;
  }
}

function claim({ db, clock }: Needs): Promise<readonly Reminder[]> {
  const now = clock();
  const limits = { now, until: claimedUntil(now), limit: BATCH_SIZE };
  return inTransaction(db, (tx) => claimReminders(tx, limits));
}

async function attempt(services: Needs, reminder: Reminder): Promise<void> {
  const { db, clock, log } = services;
  const { id, attempts } = reminder;
  try {
    const status = (await send(services, reminder)) ? "SENT" : "SKIPPED";
    await updateReminder(db, id, { status, next_attempt_at: null });
  } catch (err) {
    const next = nextAttempt(attempts, clock());
    log.warn({ err, reminderId: id, attempts }, "reminder not sent");
    await updateReminder(db, id, {
      next_attempt_at: next,
      ...(next === null ? { status: "DEAD" } : {}),
    });
  }
}

/** Returns false when there is no recipient, or nothing left to remind of. */
async function send(services: Needs, reminder: Reminder): Promise<boolean> {
  const person = await findContact(services, reminder.user_id);
  if (person === null) return false;
  const { code, text, button } = reminderNotices[reminder.kind];
  const current = await variablesNow(services, reminder);
  if (current === null) return false;
  const variables = { ...current, 이름: maskName(person.name) };
  await services.notices.send({
    key: `reminder-${reminder.id}-${reminder.created_at.getTime()}`,
    to: person.phoneNumber,
    template: code,
    variables,
    text: fillIn(text, variables),
    button: { name: button.name, url: services.webOrigin + pathOf(button, variables) },
  });
  return true;
}

/**
 * The variables of a reminder; null when nothing is left to remind of. A question is read again when it is sent: since
 * it was queued, it may have been answered or its price may have changed.
 */
async function variablesNow(
  { db, clock }: Needs,
  { kind, subject_id: contractId, variables }: Reminder,
): Promise<Reminder["variables"] | null> {
  if (kind !== "STORAGE_CONFIRM") return variables;
  return confirmationNow(db, { contractId, today: todayInSeoul(clock()) });
}
