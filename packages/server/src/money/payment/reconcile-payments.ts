import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { carryOutRefund } from "./carry-out-refund.ts";
import type { Payment } from "./payment.ts";
import { nextCheck, nextComparison } from "./payment-times.ts";
import { recordOutsideRefund } from "./record-outside-refund.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findDueRefunds } from "./refund-store.ts";
import { claimPaymentsToCheck, updatePayment } from "./store.ts";

const BATCH_SIZE = 20;
/** These limit a run, so that a long queue does not delay a server's shutdown. */
const MAX_BATCHES = 50;
const MAX_REFUNDS = 1000;

/**
 * Looks up due payments that neither the browser nor the provider reported, compares paid ones with the provider, and
 * sends due refunds.
 */
export async function reconcilePayments(services: SettleNeeds): Promise<void> {
  for (let count = 0; count < MAX_BATCHES; count += 1) {
    if ((await lookUpPayments(services)) < BATCH_SIZE) break;
  }
  const now = services.clock();
  for (const refundId of await findDueRefunds(services.db, { now, limit: MAX_REFUNDS })) {
    await carryOutRefund(services, refundId);
  }
}

async function lookUpPayments(services: SettleNeeds): Promise<number> {
  const due = await claim(services);
  for (const payment of due) {
    try {
      if (payment.status === "PAID") await recordOutsideRefund(services, payment);
      else await settlePayment(services, { payment, impUid: null });
    } catch (error) {
      const { log } = services;
      log.warn({ err: error, paymentId: payment.id }, "payment not settled, will be asked again");
    }
  }
  return due.length;
}

/** Postpones the next lookup before this one, so that a payment that cannot be settled does not block the queue. */
function claim({ db, clock }: Pick<Services, "db" | "clock">): Promise<readonly Payment[]> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const due = await claimPaymentsToCheck(tx, { now, limit: BATCH_SIZE });
    for (const payment of due) {
      const checks = payment.checks + 1;
      const { created_at } = payment;
      const next_check_at =
        payment.status === "PAID"
          ? nextComparison(payment, now)
          : nextCheck({ created_at, checks }, now);
      await updatePayment(tx, payment.id, { checks, next_check_at });
    }
    return due;
  });
}
