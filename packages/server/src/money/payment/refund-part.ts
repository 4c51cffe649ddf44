import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { type RefundNeeds, carryOutRefund, recordRefund } from "./carry-out-refund.ts";
import { subjectOf } from "./payment.ts";
import { heldAmountOf } from "./held-store.ts";
import { findRefund, insertRefund, rescheduleRefund } from "./refund-store.ts";
import { sendPendingRefunds } from "./send-pending-refunds.ts";
import { findPaymentByMerchantUid, lockPayment } from "./store.ts";
import { lockSubject } from "./paid-subjects.ts";
import { isPaymentMethod } from "@damadum/domain";

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
    const held = await heldAmountOf(tx, payment);
    if (held === null) throw new ProblemError("state_conflict");
    if (amount > held) throw new ProblemError("amount_mismatch");
    await locked.discounted(amount);
    await insertRefund(tx, services, { payment, amount, reason });
    await locked.refunded(amount);
  });
  await sendPendingRefunds(services, subject);
}

/** Sends a pending refund now instead of at its next retry; returns its state afterwards. */
export async function retryRefund(services: RefundNeeds, refundId: string) {
  const { db, clock } = services;
  const { method } = await findRefund(db, refundId);
  if (!isPaymentMethod(method)) throw new ProblemError("state_conflict");
  await rescheduleRefund(db, refundId, clock());
  await carryOutRefund(services, refundId);
  return findRefund(db, refundId);
}

/** Records that an operator has refunded money taken by hand. Recording it again is a no-op. */
export async function recordHandRefund(
  services: Omit<RefundNeeds, "payments" | "log">,
  refundId: string,
): Promise<void> {
  const refund = await findRefund(services.db, refundId);
  if (isPaymentMethod(refund.method)) throw new ProblemError("state_conflict");
  await recordRefund(services, refund);
}
