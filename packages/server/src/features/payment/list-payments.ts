import type { Connection } from "../../db/tables.ts";
import type { Payment } from "./payment.ts";
import { findPaymentsOf } from "./store.ts";

/** Every try to pay for an estimate, the first one first. */
export function listPayments(db: Connection, estimateId: string): Promise<readonly Payment[]> {
  return findPaymentsOf(db, estimateId);
}
