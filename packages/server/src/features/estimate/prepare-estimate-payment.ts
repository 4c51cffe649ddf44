import {
  amountToPay,
  balanceDue,
  brand,
  moveBalance,
  passedReason,
  type PaymentPlan,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { holdCoupon } from "../coupon/hold-coupon.ts";
import { findOrCreatePreparation } from "../payment/find-or-create-preparation.ts";
import { limitPreparations, type Preparer } from "../payment/limit-preparations.ts";
import type { Payment } from "../payment/payment.ts";
import {
  presentPayment,
  type PresentedPayment,
  type PresentNeeds,
} from "../payment/present-payment.ts";
import { wayOf, type WayToPay } from "../payment/way-to-pay.ts";
import { bookSlot } from "../schedule/book-slot.ts";
import { refuseMoreHolds } from "../schedule/refuse-more-holds.ts";
import type { LockedEstimate } from "./store.ts";
import { canChangeStatus } from "./change-status.ts";
import { moneyOf } from "./estimate-money.ts";
import { lockOwnEstimate } from "./lock-own-estimate.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

type Needs = PresentNeeds & Pick<Services, "limits">;

interface Wish extends Preparer {
  readonly serial: string;
  readonly plan: PaymentPlan;
  readonly way: WayToPay;
}

/** What the customer reads in the window and on the statement. */
const names: Readonly<Record<PaymentPlan, string>> = {
  FULL: `${brand.name} 운송 요금`,
  DEPOSIT: `${brand.name} 운송 계약금`,
  BALANCE: `${brand.name} 운송 잔금`,
};

/**
 * Fixes the amount here and at the provider, and holds the start time for 15 minutes; the balance holds nothing. The
 * same wish again gets the same preparation while there is time left to pay. With a registered way to pay the money is
 * taken at once.
 */
export async function prepareEstimatePayment(
  services: Needs,
  wish: Wish,
): Promise<PresentedPayment> {
  const { plan, userId } = wish;
  await limitPreparations(services, wish);
  const payment = await inTransaction(services.db, async (tx) => {
    const estimate = await lockOwnEstimate(tx, wish);
    return plan === "BALANCE"
      ? prepareBalance(tx, services, { estimate, wish })
      : prepareAndHold(tx, services, { estimate, wish });
  });
  const presented = await presentPayment(services, { payment, name: names[plan], userId });
  const { refusal } = presented.payment;
  if (refusal !== null) throw new Refusal(refusal);
  return presented;
}

interface Preparation {
  readonly estimate: LockedEstimate;
  readonly wish: Wish;
}

async function prepareBalance(
  tx: Tx,
  services: Needs,
  { estimate, wish }: Preparation,
): Promise<Payment> {
  const money = moneyOf(estimate);
  const amount = balanceDue(money);
  if (estimate.status !== "CANCEL" && moveBalance(money) === 0) {
    throw new Refusal("already_paid", { about: "balance" });
  }
  if (amount === 0) throw new Refusal("state_conflict", { about: "balance" });
  return findOrCreatePreparation(tx, services, await orderOf(tx, { estimate, wish }, amount));
}

async function prepareAndHold(
  tx: Tx,
  services: Needs,
  { estimate, wish }: Preparation,
): Promise<Payment> {
  const { clock, slotCapacity } = services;
  const { userId, plan } = wish;
  const now = clock();
  refuseUnpayable(estimate, now);
  const subject = subjectOfEstimate(estimate.id);
  await refuseMoreHolds(tx, { userId, except: subject, now });

  const amount = amountToPay(plan, estimate.price);
  const order = await orderOf(tx, { estimate, wish }, amount);
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
  if (!held) throw new Refusal("slot_full");
  const coupon = { couponId: estimate.input.couponId, userId, type: "MOVE", subject } as const;
  await holdCoupon(tx, services, coupon, payment.expires_at);
  return payment;
}

async function orderOf(tx: Tx, { estimate, wish }: Preparation, amount: number) {
  const { serial, userId, plan } = wish;
  const way = await wayOf(tx, wish, { registers: false });
  return { subject: subjectOfEstimate(estimate.id), serial, userId, plan, amount, ...way };
}

function refuseUnpayable(estimate: LockedEstimate, now: Date): void {
  if (estimate.status === "CANCEL") throw new Refusal("state_conflict");
  if (!canChangeStatus(estimate, { to: "PAYMENT", actor: "SYSTEM" })) {
    throw new Refusal("already_paid");
  }
  if (estimate.valid_until <= now) throw new Refusal("estimate_expired");
  const start = { date: estimate.move_date, time: estimate.move_time };
  if (passedReason(start, now) !== null) throw new Refusal("slot_closed");
}
