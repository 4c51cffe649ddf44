import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { isPaymentMethod } from "@damadum/domain";
import type { RefundNeeds } from "./carry-out-refund.ts";
import { lockSubject } from "./lock-subject.ts";
import { subjectOf } from "./payment.ts";
import { insertRefund, sumPendingRefunds } from "./refund-store.ts";
import { sendPendingRefunds } from "./send-pending-refunds.ts";
import { findPaymentByMerchantUid, lockPayment } from "./store.ts";

/**
 * Refunds part of a payment for an operator, out of goodwill or for a service that fell short, and lowers the subject's
 * price by it. Throws amount_mismatch for more than the payment still holds. Sent immediately, or later by the worker.
 */
export async function refundPart(
  services: RefundNeeds,
  request: { readonly merchantUid: string; readonly amount: number; readonly reason: string },
): Promise<void> {
  const { merchantUid, amount, reason } = request;
  const found = await findPaymentByMerchantUid(services.db, merchantUid);
  if (found === null) throw new ProblemError("not_found");
  const subject = subjectOf(found);
  await inTransaction(services.db, async (tx) => {
    const locked = await lockSubject(tx, services, subject);
    const payment = await lockPayment(tx, found.id);
    if (payment.status !== "PAID" || payment.refusal !== null) {
      throw new ProblemError("state_conflict");
    }
    const held = payment.received_amount - payment.refunded_amount;
    if (amount > held - (await sumPendingRefunds(tx, payment.id))) {
      throw new ProblemError("amount_mismatch");
    }
    await locked.discounted(amount);
    const byHand = !isPaymentMethod(payment.method);
    const refund = { id: services.ids.uuid(), paymentId: payment.id, amount, reason };
    await insertRefund(tx, { ...refund, now: services.clock(), byHand });
  });
  await sendPendingRefunds(services, subject);
}
