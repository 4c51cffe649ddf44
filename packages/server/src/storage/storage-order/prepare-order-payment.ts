import { brand, type StorageOrderType } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import { presentPayment, type PresentNeeds } from "../../money/payment/present-payment.ts";
import { preparationMethodOf, type PaymentChoice } from "../../money/payment/payment-choice.ts";
import { bookVisits } from "../order-state/book-visits.ts";
import { lockNamedBoxes } from "../order-state/lock-named-boxes.ts";
import { couponOfOrder } from "../order-state/order-coupon.ts";
import { orderRefusalsOf } from "../order-state/order-refusals.ts";
import { lockOrderBySerial, type StorageOrder } from "../order-state/store.ts";
import { boxesOf } from "../order-state/order-view.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";
import { holdCoupon } from "../../money/coupon/use-coupon.ts";
import { limitPreparations, type Preparer } from "../../money/payment/preparations.ts";
import { limitHolds } from "../../platform/schedule/holds.ts";

export type PrepareNeeds = PresentNeeds & Pick<Services, "limits">;

interface PaymentRequest extends Preparer {
  readonly serial: string;
  readonly way: PaymentChoice;
}

/** Payment names shown in the payment window and on the statement. */
const paymentNames: Readonly<Record<StorageOrderType, string>> = {
  FIRST_TIME_ORDER: `${brand.name} 박스 보관`,
  DELIVERY_REQUEST_ORDER: `${brand.name} 박스 받기`,
  FINAL_AND_DELIVERY_ORDER: `${brand.name} 보관 종료 배송`,
  FINAL_AND_DISPOSAL_ORDER: `${brand.name} 보관 종료 폐기`,
};

/**
 * Fixes the amount here and at the provider, and holds the start times for 15 minutes. A billing key is charged
 * immediately.
 */
export async function prepareOrderPayment(services: PrepareNeeds, request: PaymentRequest) {
  const { db } = services;
  await limitPreparations(services, request);
  const { payment, name } = await inTransaction(db, (tx) => prepareAndHold(tx, services, request));
  return presentPayment(services, { payment, name, userId: request.userId });
}

async function prepareAndHold(tx: Tx, services: PrepareNeeds, request: PaymentRequest) {
  const now = services.clock();
  const order = await lockOrderBySerial(tx, request.serial);
  if (order.user_id !== request.userId) throw new ProblemError("not_found");
  requireOpen(orderRefusalsOf(order, { now, boxes: await boxesOf(tx, order) }).PAY);
  if (order.type !== "FIRST_TIME_ORDER") await lockNamedBoxes(tx, order);
  const member = { userId: request.userId, exceptId: order.id, now };
  await limitHolds(tx, "BOX_DELIVERY", member);
  const payment = await findOrCreatePreparation(tx, services, {
    subject: subjectOfOrder(order.id),
    serial: order.serial,
    userId: request.userId,
    plan: "FULL",
    amount: order.total_amount,
    ...(await preparationMethodOf(tx, request, { registers: isSubscribed(order) })),
  });
  await bookVisits(tx, services, order, payment.expires_at);
  await holdCoupon(tx, services, couponOfOrder(order), payment.expires_at);
  return { payment, name: paymentNames[order.type] };
}

function isSubscribed({ request }: StorageOrder): boolean {
  return request.type === "FIRST_TIME_ORDER" && request.draft.paymentType === "SUBSCRIPTION";
}
