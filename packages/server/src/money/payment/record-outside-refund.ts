import { ProblemError } from "../../http/problem-error.ts";
import { inTransaction } from "../../db/transaction.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import { bookRefund } from "./carry-out-refund.ts";
import { OUTSIDE_REASON, subjectOf, type Payment } from "./payment.ts";
import { sumPendingRefunds } from "./held-store.ts";
import { insertRefund } from "./refund-store.ts";
import { sendPendingRefunds } from "./send-pending-refunds.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findPaymentByMerchantUid, lockPayment } from "./store.ts";
import { lockSubject } from "./paid-subjects.ts";

/**
 * Asks the provider about a paid payment, and records what went back without us: a refund in its console or a
 * chargeback. Idempotent. Our own pending refunds come first, because the provider's sum may already contain them.
 */
export async function recordOutsideRefund(services: SettleNeeds, found: Payment): Promise<void> {
  const { db, payments } = services;
  const { imp_uid: impUid } = found;
  if (found.status !== "PAID" || impUid === null) return;
  const known = await orUnavailable(payments.findByImpUid(impUid));
  if (known === null || known.cancelledAmount <= found.refunded_amount) return;
  await sendPendingRefunds(services, subjectOf(found));
  await inTransaction(db, async (tx) => {
    const subject = await lockSubject(tx, services, subjectOf(found));
    const payment = await lockPayment(tx, found.id);
    // One that could not be sent is tried again, and may be what the provider has counted.
    if ((await sumPendingRefunds(tx, payment.id)) > 0) return;
    const sent = Math.min(known.cancelledAmount, payment.received_amount);
    const amount = sent - payment.refunded_amount;
    if (amount <= 0) return;
    const outside = { payment, kind: "OUTSIDE_REFUND", amount, reason: OUTSIDE_REASON } as const;
    const refundId = await insertRefund(tx, services, outside);
    if (payment.refusal === null) await subject.revoked(payment, amount, OUTSIDE_REASON);
    await bookRefund(tx, services, { refundId, payment, amount });
  });
}

/** Handles a provider's notification. Trusts only its merchant uid, if ours, and asks the provider for the rest. */
export async function receivePaymentWebhook(
  services: SettleNeeds,
  hint: { readonly merchantUid: string; readonly impUid: string },
): Promise<void> {
  const payment = await findPaymentByMerchantUid(services.db, hint.merchantUid);
  if (payment === null) return;
  try {
    if (payment.status === "PAID") await recordOutsideRefund(services, payment);
    else await settlePayment(services, { payment, impUid: hint.impUid });
  } catch (error) {
    // Another merchant's notification or a forged one, so a retry would not help.
    if (error instanceof ProblemError && error.code === "not_found") return;
    throw error;
  }
}
