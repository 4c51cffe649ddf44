import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { carryOutRefund } from "./carry-out-refund.ts";
import type { Payment } from "./payment.ts";
import { nextCheck } from "./payment-times.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findDueRefunds } from "./refund-store.ts";
import { claimPaymentsToCheck, updatePayment } from "./store.ts";

const AT_ONCE = 20;

/** Looks up payments that neither the browser nor the provider reported, and sends due refunds. */
export async function reconcilePayments(services: SettleNeeds): Promise<void> {
  const { db, clock, log } = services;
  for (const payment of await claim(services)) {
    try {
      await settlePayment(services, { payment, impUid: null });
    } catch (error) {
      log.warn({ err: error, paymentId: payment.id }, "payment not settled, will be asked again");
    }
  }
  for (const refundId of await findDueRefunds(db, { now: clock(), limit: AT_ONCE })) {
    await carryOutRefund(services, refundId);
  }
}

/** Puts off the next look before this one, so that a payment that cannot be settled does not block. */
function claim({ db, clock }: Pick<Services, "db" | "clock">): Promise<readonly Payment[]> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const due = await claimPaymentsToCheck(tx, { now, limit: AT_ONCE });
    for (const payment of due) {
      const checks = payment.checks + 1;
      await updatePayment(tx, payment.id, {
        checks,
        next_check_at: nextCheck({ created_at: payment.created_at, checks }, now),
      });
    }
    return due;
  });
}
