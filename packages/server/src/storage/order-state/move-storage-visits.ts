import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import { insertDoneVisitChange } from "../../reschedule/visit-change/visit-changes.ts";
import { applyOrderReschedule } from "./apply-order-reschedule.ts";
import { lockOrderBySerial } from "./store.ts";
import {
  paidForOrder,
  paidSubjectsOfOrder,
  viewOrder,
  type StorageOrderView,
} from "./order-view.ts";
import { planOrderReschedule } from "./plan-order-reschedule.ts";
import { type StorageTimes } from "./request-facts.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";

/**
 * Reschedules a paid order for an operator by the member's rules, except for the lead time. Only the member can pay, so
 * an operator waives a change that costs something (`isFree`) or leaves it to the member.
 */
export async function moveStorageVisits(
  services: RefundNeeds,
  request: {
    readonly serial: string;
    readonly times: StorageTimes;
    readonly operatorId: string;
    readonly isFree: boolean;
  },
): Promise<StorageOrderView> {
  const { db, clock, ids } = services;
  const orderId = await inTransaction(db, async (tx) => {
    const order = await lockOrderBySerial(tx, request.serial);
    const now = clock();
    const paidAmount = await paidForOrder(tx, order);
    const rules = { now, paidAmount, actor: "OPERATOR", isFree: request.isFree } as const;
    const planned = planOrderReschedule(order, request.times, rules);
    if (planned.amount.totalAmount > 0)
      throw new ProblemError("amount_mismatch", { about: "visit" });
    await applyOrderReschedule(tx, services, { order, change: planned });
    const { before, after, price, amount } = planned;
    const { refundAmount } = amount;
    const by = { id: ids.uuid(), actor: "OPERATOR", actorId: request.operatorId } as const;
    const subject = subjectOfOrder(order.id);
    const change = { ...by, subject, before, after, price, beforeAmount: order.total_amount };
    await insertDoneVisitChange(tx, { ...change, refundAmount, now });
    return order.id;
  });
  await sendPendingRefunds(services, ...(await paidSubjectsOfOrder(services.db, orderId)));
  return viewOrder(db, orderId);
}
