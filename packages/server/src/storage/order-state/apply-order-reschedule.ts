import type { RescheduleAmount } from "@damadum/domain";
import { isEqual } from "es-toolkit";
import type { Tx } from "../../db/tables.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { fitBalanceLinks } from "../../money/custom-payment/balance-links.ts";
import { decideRefunds } from "../../money/payment/decide-refunds.ts";
import { catchProblem } from "../../money/payment/catch-problem.ts";
import type { Payment, PaymentRejection } from "../../money/payment/payment.ts";
import { movedVisits } from "../../reschedule/visit-change/require-movable-visits.ts";
import {
  findVisitChangeOf,
  finishVisitChange,
} from "../../reschedule/visit-change/visit-changes.ts";
import { bookVisits } from "./book-visits.ts";
import { visitsText } from "./notice-of-order.ts";
import { addPaidAmount, findWholeOrder, updateOrder, type StorageOrder } from "./store.ts";
import { withVisits, type PlannedOrder } from "./plan-order-reschedule.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";
import { visitTimesOf } from "./request-facts.ts";
import { ledgerOfOrder, paidSubjectsOfOrder } from "./order-view.ts";
import { remindNow } from "../../subject/notices/remind-now.ts";
import { amountText } from "../../reschedule/visit-change/prepare-reschedule.ts";

/** New times of a locked, paid order, and its price with them. */
interface Change extends Pick<PlannedOrder, "after" | "price"> {
  readonly amount: Pick<RescheduleAmount, "totalAmount" | "refundAmount" | "differenceAmount">;
}

/**
 * Reschedules a locked, paid order and notifies the member. Throws slot_full when a time is full; the transaction must
 * then be rolled back.
 */
export async function applyOrderReschedule(
  tx: Tx,
  services: SubjectNeeds,
  { order, change }: { readonly order: StorageOrder; readonly change: Change },
): Promise<void> {
  const { after, price, amount } = change;
  if (movedVisits(visitTimesOf(order.request), after).length === 0) return;
  const request = withVisits(order.request, after);
  await updateOrder(tx, order.id, {
    request: JSON.stringify(request),
    price: JSON.stringify(price),
    total_amount: price.totalAmount,
  });
  await bookVisits(tx, services, { ...order, request }, null);
  // A cheaper day lowers what is open first.
  const { balance } = ledgerOfOrder(await findWholeOrder(tx, "id", order.id));
  const now = services.clock();
  await fitBalanceLinks(tx, { subject: subjectOfOrder(order.id), balance, now });
  if (amount.refundAmount > 0) {
    const back = { amount: amount.refundAmount, reason: "방문 날짜를 바꿈" };
    await decideRefunds(tx, services, {
      ...back,
      subjects: await paidSubjectsOfOrder(tx, order.id),
    });
  }
  const texts = { 번호: order.serial, 방문: visitsText(request), 금액: amountText(amount) };
  const about = {
    kind: "STORAGE_CHANGED",
    subject_id: order.id,
    user_id: order.user_id,
  } as const;
  await remindNow(tx, { ...about, variables: texts }, now);
}

/** Accepts a payment for new times and applies them, or returns why the money must go back. */
export async function acceptOrderReschedule(
  tx: Tx,
  services: SubjectNeeds,
  { order, payment }: { readonly order: StorageOrder; readonly payment: Payment },
): Promise<PaymentRejection | null> {
  const change = await findVisitChangeOf(tx, payment.id);
  const isUnchanged =
    change !== null &&
    order.status !== "CANCEL" &&
    order.total_amount === change.before_amount &&
    isEqual(visitTimesOf(order.request), change.before_times);
  if (!isUnchanged || !("monthlyAmount" in change.after_price)) return "state_conflict";
  const { after_times: after, after_price: price, id } = change;
  const amount = { totalAmount: payment.amount, refundAmount: 0, differenceAmount: 0 };
  const refusal = await catchProblem(tx, async () => {
    await applyOrderReschedule(tx, services, { order, change: { after, price, amount } });
    await addPaidAmount(tx, order.id, payment.amount);
    await finishVisitChange(tx, id, services.clock());
  });
  if (refusal === null) return null;
  return refusal.code === "slot_full" ? "slot_full" : "state_conflict";
}
