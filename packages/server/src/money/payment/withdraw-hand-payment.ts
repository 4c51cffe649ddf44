import { isPaymentMethod } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { bookRefund, type RefundNeeds } from "./carry-out-refund.ts";
import { subjectOf, WITHDRAWN_REASON } from "./payment.ts";
import { heldAmountOf } from "./held-store.ts";
import { insertRefund } from "./refund-store.ts";
import { findPaymentByMerchantUid, lockPayment, updatePayment } from "./store.ts";
import { lockSubject } from "./paid-subjects.ts";

/**
 * Takes back that an operator recorded a payment by hand, which was never made or of another amount; what it paid is
 * owed again. Throws state_conflict for a payment through the provider, and for one of which anything was refunded.
 */
export async function withdrawHandPayment(
  services: Omit<RefundNeeds, "payments" | "log">,
  { merchantUid, reason }: { readonly merchantUid: string; readonly reason: string },
): Promise<void> {
  const found = await findPaymentByMerchantUid(services.db, merchantUid);
  if (found === null) throw new ProblemError("not_found");
  await inTransaction(services.db, async (tx) => {
    const subject = await lockSubject(tx, services, subjectOf(found));
    const payment = await lockPayment(tx, found.id);
    const { received_amount: amount } = payment;
    if (isPaymentMethod(payment.method) || (await heldAmountOf(tx, payment)) !== amount) {
      throw new ProblemError("state_conflict");
    }
    const withdrawal = { payment, kind: "WITHDRAWAL", amount, reason } as const;
    const refundId = await insertRefund(tx, services, withdrawal);
    await updatePayment(tx, payment.id, { withdrawn_at: services.clock() });
    await subject.revoked(payment, amount, WITHDRAWN_REASON);
    await bookRefund(tx, services, { refundId, payment, amount });
  });
}
