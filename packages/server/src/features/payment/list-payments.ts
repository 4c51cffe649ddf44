import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import type { Payment } from "./payment.ts";
import { findPaymentsOf } from "./store.ts";

/** Every attempt to pay for a subject, oldest first. */
export function listPayments(db: Connection, subject: PaidSubject): Promise<readonly Payment[]> {
  return findPaymentsOf(db, subject);
}
