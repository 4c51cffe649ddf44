import { amountToPay, balanceDue, brand, type PaymentPlan } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import type { Payment } from "../../money/payment/payment.ts";
import {
  presentPayment,
  type PresentedPayment,
  type PresentNeeds,
} from "../../money/payment/present-payment.ts";
import { preparationMethodOf, type PaymentChoice } from "../../money/payment/payment-choice.ts";
import { bookSlot } from "../../platform/schedule/book-slot.ts";
import { type LockedEstimate, findEstimateId } from "./store.ts";
import { moneyOf } from "./estimate-money.ts";
import { lockOwnEstimate } from "./lock-own-estimate.ts";
import { moveRefusalsOf } from "./move-refusals.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { holdCoupon } from "../../money/coupon/use-coupon.ts";
import { limitPreparations, type Preparer } from "../../money/payment/preparations.ts";
import { type SettleNeeds, settleReturnedPayment } from "../../money/payment/settle-payment.ts";
import { limitHolds } from "../../platform/schedule/holds.ts";

type Needs = PresentNeeds & Pick<Services, "limits">;

interface PaymentRequest extends Preparer {
  readonly serial: string;
  readonly plan: PaymentPlan;
  readonly way: PaymentChoice;
}

/** Payment names shown in the payment window and on the statement. */
const names: Readonly<Record<PaymentPlan, string>> = {
  FULL: `${brand.name} 이사 요금`,
  DEPOSIT: `${brand.name} 이사 계약금`,
  BALANCE: `${brand.name} 이사 잔금`,
};

/**
 * Fixes the amount here and at the provider, and holds the start time for 15 minutes; the balance holds nothing. A
 * repeated request gets the same preparation while there is time left to pay. A billing key is charged immediately.
 */
export async function prepareEstimatePayment(
  services: Needs,
  request: PaymentRequest,
): Promise<PresentedPayment> {
  const { plan, userId } = request;
  await limitPreparations(services, request);
  const payment = await inTransaction(services.db, async (tx) => {
    const estimate = await lockOwnEstimate(tx, request);
    return plan === "BALANCE"
      ? prepareBalance(tx, services, { estimate, request })
      : prepareAndHold(tx, services, { estimate, request });
  });
  const presented = await presentPayment(services, { payment, name: names[plan], userId });
  const { refusal } = presented.payment;
  if (refusal !== null) throw new ProblemError(refusal);
  return presented;
}

interface Preparation {
  readonly estimate: LockedEstimate;
  readonly request: PaymentRequest;
}

async function prepareBalance(
  tx: Tx,
  services: Needs,
  { estimate, request }: Preparation,
): Promise<Payment> {
  requireOpen(moveRefusalsOf(estimate, { now: services.clock() }).PAY_BALANCE);
  const amount = balanceDue(moneyOf(estimate));
  return findOrCreatePreparation(tx, services, await orderOf(tx, { estimate, request }, amount));
}

async function prepareAndHold(
  tx: Tx,
  services: Needs,
  { estimate, request }: Preparation,
): Promise<Payment> {
  const { clock, slotCapacity } = services;
  const { userId, plan } = request;
  const now = clock();
  requireOpen(moveRefusalsOf(estimate, { now }).PAY);
  const subject = subjectOfEstimate(estimate.id);
  await limitHolds(tx, "MOVE", { userId, exceptId: estimate.id, now });

  const amount = amountToPay(plan, estimate.price);
  const order = await orderOf(tx, { estimate, request }, amount);
  const payment = await findOrCreatePreparation(tx, services, order);
  const held = await bookSlot(tx, {
    subject,
    userId,
    day: estimate.move_date,
    time: estimate.move_time,
    until: payment.expires_at,
    capacity: slotCapacity,
    now,
  });
  if (!held) throw new ProblemError("slot_full");
  const coupon = { couponId: estimate.input.couponId, userId, type: "MOVE", subject } as const;
  await holdCoupon(tx, services, coupon, payment.expires_at);
  return payment;
}

async function orderOf(tx: Tx, { estimate, request }: Preparation, amount: number) {
  const { serial, userId, plan } = request;
  const way = await preparationMethodOf(tx, request, { registers: false });
  return { subject: subjectOfEstimate(estimate.id), serial, userId, plan, amount, ...way };
}

/** Settles the payment that the browser returns from, and returns its outcome. */
export async function completeEstimatePayment(
  services: SettleNeeds,
  input: { readonly serial: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const subject = subjectOfEstimate(await findEstimateId(services.db, input.serial));
  return settleReturnedPayment(services, { ...input, subject });
}
