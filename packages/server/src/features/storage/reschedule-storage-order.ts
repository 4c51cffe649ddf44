import { brand } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findOrCreatePreparation } from "../payment/find-or-create-preparation.ts";
import { limitPreparations, type Preparer } from "../payment/limit-preparations.ts";
import type { Payment } from "../payment/payment.ts";
import { presentPayment, type PresentedPayment } from "../payment/present-payment.ts";
import { sendPendingRefunds } from "../payment/send-pending-refunds.ts";
import {
  missingPaymentChoice,
  preparationMethodOf,
  type PaymentChoice,
} from "../payment/payment-choice.ts";
import { insertDoneVisitChange, keepVisitChange } from "../reschedule/visit-change-store.ts";
import { applyOrderReschedule } from "./apply-order-reschedule.ts";
import { lockOrderBySerial } from "./order-store.ts";
import { viewOrder, type StorageOrderView } from "./order-view.ts";
import { planOrderReschedule, type StorageTimes } from "./plan-order-reschedule.ts";
import type { PrepareNeeds } from "./prepare-order-payment.ts";
import { subjectOfOrder } from "./subject-of-order.ts";

interface RescheduleRequest extends Preparer {
  readonly serial: string;
  readonly times: StorageTimes;
  /** What the member saw before agreeing. */
  readonly agreedAmount: number;
  readonly way: PaymentChoice | null;
}

const NAME = `${brand.name} 방문 날짜 변경`;

/**
 * Moves visits of the member's paid order: at once where nothing is to pay, what comes back is sent right after; else when
 * its payment has arrived, by whoever hears of it first.
 */
export async function rescheduleStorageOrder(
  services: PrepareNeeds,
  request: RescheduleRequest,
): Promise<{ readonly view: StorageOrderView; readonly payment: PresentedPayment | null }> {
  const { db } = services;
  const { userId } = request;
  await limitPreparations(services, request);
  const { id, payment } = await inTransaction(db, (tx) => prepare(tx, services, request));
  await sendPendingRefunds(services, subjectOfOrder(id));
  const presented =
    payment === null ? null : await presentPayment(services, { payment, name: NAME, userId });
  const refusal = presented?.payment.refusal ?? null;
  if (refusal !== null) throw new ProblemError(refusal, { about: "visit" });
  return { view: await viewOrder(db, id), payment: presented };
}

async function prepare(
  tx: Tx,
  services: PrepareNeeds,
  request: RescheduleRequest,
): Promise<{ readonly id: string; readonly payment: Payment | null }> {
  const { serial, userId, way } = request;
  const order = await lockOrderBySerial(tx, serial);
  if (order?.user_id !== userId) throw new ProblemError("not_found");
  const now = services.clock();
  const planned = planOrderReschedule(order, request.times, { now, actor: "MEMBER" });
  const { before, after, price, amount } = planned;
  if (amount.totalAmount !== request.agreedAmount) {
    throw new ProblemError("amount_mismatch", { about: "visit" });
  }
  const { id } = order;
  const paying =
    way === null ? null : await preparationMethodOf(tx, { way, userId }, { registers: false });
  const subject = subjectOfOrder(id);
  const by = { id: services.ids.uuid(), actor: "MEMBER", actorId: userId } as const;
  const change = { ...by, subject, before, after, price, beforeAmount: order.total_amount, now };
  if (amount.totalAmount === 0) {
    await applyOrderReschedule(tx, services, { order, change: planned });
    await insertDoneVisitChange(tx, change);
    return { id, payment: null };
  }
  if (paying === null) throw missingPaymentChoice();
  const payment = await findOrCreatePreparation(tx, services, {
    subject,
    serial,
    userId,
    plan: "CHANGE",
    amount: amount.totalAmount,
    ...paying,
  });
  await keepVisitChange(tx, { ...change, paymentId: payment.id });
  return { id, payment };
}
