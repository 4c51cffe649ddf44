import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import type { Payment } from "./payment.ts";
import { isOfOneOf } from "./store.ts";

/** Every attempt to pay for these subjects: in their order, and of each the oldest first. */
export async function listPayments(
  db: Connection,
  subjects: readonly PaidSubject[],
): Promise<readonly Payment[]> {
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where(isOfOneOf(subjects))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return subjects.flatMap(({ id }) => payments.filter((payment) => payment.subject_id === id));
}
