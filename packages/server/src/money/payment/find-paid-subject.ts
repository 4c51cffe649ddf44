import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { subjectOf } from "./payment.ts";
import { findPaymentByMerchantUid } from "./store.ts";

/** The subject of the payment with this merchant uid; null when there is none. */
export async function findPaidSubject(
  db: Connection,
  merchantUid: string,
): Promise<PaidSubject | null> {
  const payment = await findPaymentByMerchantUid(db, merchantUid);
  return payment === null ? null : subjectOf(payment);
}
