import { brand, type RescheduleAmount } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Payment } from "../../money/payment/payment.ts";
import type { PresentedPayment } from "../../money/payment/present-payment.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import {
  prepareReschedule,
  presentReschedule,
  type RescheduleRequest,
} from "../../reschedule/visit-change/prepare-reschedule.ts";
import { applyOrderReschedule } from "../order-state/apply-order-reschedule.ts";
import { lockOrderBySerial, findOrderBySerial } from "../order-state/store.ts";
import {
  paidForOrder,
  paidSubjectsOfOrder,
  viewOrder,
  type StorageOrderView,
} from "../order-state/order-view.ts";
import { planOrderReschedule } from "../order-state/plan-order-reschedule.ts";
import type { StorageTimes } from "../order-state/request-facts.ts";
import type { PrepareNeeds } from "./prepare-order-payment.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";
import { limitPreparations } from "../../money/payment/preparations.ts";
import type { Services } from "../../services.ts";

const NAME = `${brand.name} 방문 날짜 변경`;

/**
 * Reschedules the member's paid order: immediately when nothing is to pay, with any refund sent right after; otherwise
 * once the payment has arrived, as settled by the browser, the provider's notification or the worker.
 */
export async function rescheduleStorageOrder(
  services: PrepareNeeds,
  request: RescheduleRequest<StorageTimes>,
): Promise<{ readonly view: StorageOrderView; readonly payment: PresentedPayment | null }> {
  const { db } = services;
  const { userId } = request;
  await limitPreparations(services, request);
  const { id, payment } = await inTransaction(db, (tx) => prepare(tx, services, request));
  await sendPendingRefunds(services, ...(await paidSubjectsOfOrder(services.db, id)));
  const presented = await presentReschedule(services, { payment, name: NAME, userId });
  return { view: await viewOrder(db, id), payment: presented };
}

async function prepare(
  tx: Tx,
  services: PrepareNeeds,
  request: RescheduleRequest<StorageTimes>,
): Promise<{ readonly id: string; readonly payment: Payment | null }> {
  const order = await lockOrderBySerial(tx, request.serial);
  if (order.user_id !== request.userId) throw new ProblemError("not_found");
  const { id, total_amount: beforeAmount } = order;
  const change = planOrderReschedule(order, request.times, {
    now: services.clock(),
    paidAmount: await paidForOrder(tx, order),
    actor: "MEMBER",
  });
  const payment = await prepareReschedule(tx, services, {
    request,
    planned: { ...change, subject: subjectOfOrder(id), beforeAmount },
    apply: () => applyOrderReschedule(tx, services, { order, change }),
  });
  return { id, payment };
}

/** What rescheduling the member's paid order would charge or refund. Stores nothing. */
export async function calculateStorageReschedule(
  { db, clock }: Pick<Services, "db" | "clock">,
  asked: { readonly serial: string; readonly userId: string; readonly times: StorageTimes },
): Promise<RescheduleAmount> {
  const order = await findOrderBySerial(db, asked.serial);
  if (order.user_id !== asked.userId) throw new ProblemError("not_found");
  const paidAmount = await paidForOrder(db, order);
  const rules = { now: clock(), paidAmount, actor: "MEMBER" } as const;
  return planOrderReschedule(order, asked.times, rules).amount;
}
