import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { lockSubject } from "./lock-subject.ts";
import { hasOpenPreparation } from "./open-preparations.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { subjectOf, type Payment } from "./payment.ts";
import { findPreparationsToLapse, markLapsed } from "./store.ts";

/** Rows that fail come first in every run, so it takes more than ever fail at a time. */
const BATCH_SIZE = 1000;

type Needs = SubjectNeeds & Pick<Services, "db" | "log">;

/** Releases what unpaid preparations hold once their 15 minutes are over. */
export async function lapsePreparations(services: Needs): Promise<void> {
  const { db, clock, log } = services;
  for (const payment of await findPreparationsToLapse(db, { now: clock(), limit: BATCH_SIZE })) {
    try {
      await lapse(services, payment);
    } catch (err) {
      log.warn({ err, paymentId: payment.id }, "preparation not lapsed, will be tried again");
    }
  }
}

async function lapse(services: Needs, payment: Payment): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const subject = await lockSubject(tx, services, subjectOf(payment));
    if (!(await markLapsed(tx, payment.id, now))) return;
    // Another preparation of the same subject still needs what is held.
    if (await hasOpenPreparation(tx, { subject: subjectOf(payment), now })) return;
    await subject.lapsed(payment);
  });
}
