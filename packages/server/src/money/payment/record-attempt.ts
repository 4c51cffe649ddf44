import { isPaymentAbandoned } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { ProviderPayment } from "../../providers/payment/payment-provider.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { isAbandoned } from "./payment-times.ts";
import { subjectOf, type Payment } from "./payment.ts";
import { recordPaid } from "./record-paid.ts";
import { advancePayment, lockPayment, updatePayment } from "./store.ts";
import { lockSubject } from "./paid-subjects.ts";

const FAILED_WITHOUT_REASON = "결제사에서 결제를 거절했어요. 다른 방법으로 결제해 주세요.";

/** Records what the provider says about an attempt to pay. */
export async function recordAttempt(
  tx: Tx,
  services: SubjectNeeds,
  input: { readonly payment: Payment; readonly known: ProviderPayment },
): Promise<void> {
  const { known } = input;
  const { id } = input.payment;
  const subject = await lockSubject(tx, services, subjectOf(input.payment));
  const payment = await lockPayment(tx, id);
  const now = services.clock();
  switch (known.status) {
    case "ready":
      if (payment.status !== "READY") return;
      await updatePayment(tx, id, { imp_uid: known.impUid });
      if (isAbandoned(payment, now)) await abandon(tx, id);
      return;
    case "failed": {
      const reason = known.failReason ?? FAILED_WITHOUT_REASON;
      const failed = { status: "FAILED", imp_uid: known.impUid, failure_reason: reason } as const;
      if (!(await advancePayment(tx, id, failed))) return;
      // Charging a billing key opens no window that the customer could close.
      const hasLeft = payment.billing_key_id === null && isPaymentAbandoned(reason);
      await (hasLeft ? subject.left() : subject.failed(payment, reason));
      return;
    }
    case "cancelled":
    case "paid":
      await recordPaid(tx, services, { subject, payment, known });
  }
}

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
async function abandon(tx: Tx, paymentId: string): Promise<void> {
  await advancePayment(tx, paymentId, {
    status: "FAILED",
    failure_reason: "결제를 마치지 않아 결제 준비가 끝났어요.",
  });
}
