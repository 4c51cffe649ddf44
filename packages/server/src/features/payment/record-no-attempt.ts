import type { Tx } from "../../db/tables.ts";
import { lockSubject } from "./lock-subject.ts";
import type { SubjectNeeds } from "./payment-subject.ts";
import { isAbandoned } from "./payment-times.ts";
import { subjectOf, type Payment } from "./payment.ts";
import { advancePayment } from "./store.ts";

/** Abandons a preparation after a while without an attempt at the provider; its subject stays as it is. */
export async function recordNoAttempt(
  tx: Tx,
  services: SubjectNeeds,
  payment: Payment,
): Promise<void> {
  if (!isAbandoned(payment, services.clock())) return;
  await lockSubject(tx, services, subjectOf(payment));
  await abandon(tx, payment.id);
}

/** Marks a preparation as abandoned. Money that arrives later still counts. */
export async function abandon(tx: Tx, paymentId: string): Promise<void> {
  await advancePayment(tx, paymentId, {
    status: "FAILED",
    failure_reason: "결제를 마치지 않아 결제 준비가 끝났어요.",
  });
}
