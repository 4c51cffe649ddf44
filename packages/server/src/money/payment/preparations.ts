import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { subjectOf, type Payment } from "./payment.ts";
import { findPreparationsToLapse, markLapsed } from "./store.ts";
import { lockSubject } from "./paid-subjects.ts";

interface SubjectNow {
  readonly subject: PaidSubject;
  readonly now: Date;
}

/** Whether a customer may be paying for the subject right now. */
export async function hasOpenPreparation(tx: Tx, about: SubjectNow): Promise<boolean> {
  return (await openPreparations(tx, about).executeTakeFirst()) !== undefined;
}

function openPreparations(db: Connection, { subject, now }: SubjectNow) {
  return db
    .selectFrom("payments")
    .select("id")
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .where("status", "=", "READY")
    .where("expires_at", ">", now)
    .limit(1);
}

const CHANGED = "내용이 바뀌어 결제 준비를 취소했어요.";

/**
 * Voids the unpaid attempts of a locked subject because it changed; also failed ones, because the provider's window may
 * still be open. Money that arrives for one is refunded.
 */
export async function voidPreparations(
  tx: Tx,
  { subject, now }: { readonly subject: PaidSubject; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "FAILED", voided_at: now, failure_reason: CHANGED })
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .where("status", "in", ["READY", "FAILED"])
    .where("voided_at", "is", null)
    .execute();
}

/** The member who prepares a payment, and the IP address. */
export interface Preparer {
  readonly userId: string;
  readonly address: string;
}

/** Counts a payment that is about to be prepared or charged; throws when there were too many recently. */
export async function limitPreparations(
  { limits }: Pick<Services, "limits">,
  { userId, address }: Preparer,
): Promise<void> {
  await limits.consume("paymentPreparationFromAddress", address);
  await limits.consume("paymentPreparationOfMember", userId);
}

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
