import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { carryOutRefund } from "./carry-out-refund.ts";
import { inBatches } from "./in-batches.ts";
import type { Payment } from "./payment.ts";
import { nextCheck } from "./payment-times.ts";
import { settlePayment, type SettleNeeds } from "./settle-payment.ts";
import { findDueRefunds } from "./refund-store.ts";
import { claimPaymentsToCheck, updatePayment } from "./store.ts";

/** Looks up all due payments that neither the browser nor the provider reported, and sends all due refunds. */
export async function reconcilePayments(services: SettleNeeds): Promise<void> {
  await inBatches((limit) => lookUpPayments(services, limit));
  await inBatches((limit) => sendRefunds(services, limit));
}

async function lookUpPayments(services: SettleNeeds, limit: number): Promise<number> {
  const due = await claim(services, limit);
  for (const payment of due) {
    try {
      await settlePayment(services, { payment, impUid: null });
    } catch (error) {
      const { log } = services;
      log.warn({ err: error, paymentId: payment.id }, "payment not settled, will be asked again");
    }
  }
  return due.length;
}

async function sendRefunds(services: SettleNeeds, limit: number): Promise<number> {
  const { db, clock } = services;
  const due = await findDueRefunds(db, { now: clock(), limit });
  for (const refundId of due) await carryOutRefund(services, refundId);
  return due.length;
}

/** Postpones the next lookup before this one, so that a payment that cannot be settled does not block the queue. */
function claim(
  { db, clock }: Pick<Services, "db" | "clock">,
  limit: number,
): Promise<readonly Payment[]> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const due = await claimPaymentsToCheck(tx, { now, limit });
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
