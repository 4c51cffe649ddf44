import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import type { Payment } from "./payment.ts";
import { isOfOneOf, findPayment, findPaymentByMerchantUid } from "./store.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { recordOutsideRefund } from "./record-outside-refund.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";

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

/** Asks the provider about one payment now, for an operator who does not wait for the worker. */
export async function lookUpPayment(services: SettleNeeds, merchantUid: string): Promise<Payment> {
  const payment = await findPaymentByMerchantUid(services.db, merchantUid);
  if (payment === null) throw new ProblemError("not_found");
  if (payment.status !== "PAID") return settlePayment(services, { payment, impUid: null });
  await recordOutsideRefund(services, payment);
  return findPayment(services.db, payment.id);
}
