import { todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { NewReminder } from "../composition.ts";

/** Queues a reminder to send now, again if it has already been sent today. */
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
