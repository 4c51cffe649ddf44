import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import type { Payment } from "./payment.ts";

/** Every attempt to pay for a subject, oldest first. */
export function listPayments(
  db: Connection,
  { kind, id }: PaidSubject,
): Promise<readonly Payment[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
