import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";

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
