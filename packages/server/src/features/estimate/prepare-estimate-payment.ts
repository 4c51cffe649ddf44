import { amountToPay, type PaymentMethod, type PaymentPlan } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { holdCoupon } from "../coupon/hold-coupon.ts";
import { getBuyer } from "../member/get-buyer.ts";
import { findOrCreatePreparation } from "../payment/find-or-create-preparation.ts";
import { limitPreparations } from "../payment/limit-preparations.ts";
import type { Payment } from "../payment/payment.ts";
import { registerAtProvider } from "../payment/register-at-provider.ts";
import { bookSlot } from "../schedule/book-slot.ts";
import { refuseMoreHolds } from "../schedule/refuse-more-holds.ts";
import { slotStart } from "../schedule/slot-start.ts";
import type { LockedEstimate } from "./accept-payment.ts";
import { canChangeStatus } from "./change-status.ts";
import { lockEstimateBySerial } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

type Needs = Pick<
  Services,
  "db" | "clock" | "ids" | "limits" | "payments" | "paymentSettings" | "slotCapacity"
>;

interface Wish {
  readonly serial: string;
  readonly userId: string;
  readonly address: string;
  readonly plan: PaymentPlan;
  readonly method: PaymentMethod;
}

/**
 * Fixes the amount here and at the provider, and holds the start time for 15 minutes. The same wish
 * again gets the same preparation while there is time left to pay.
 */
export async function prepareEstimatePayment(services: Needs, wish: Wish) {
  const { db, paymentSettings } = services;
  await limitPreparations(services, wish);
  const payment = await inTransaction(db, (tx) => prepareAndHold(tx, services, wish));
  await registerAtProvider(services, payment);
  return {
    payment,
    buyer: await getBuyer(services, wish.userId),
    accountCode: paymentSettings.accountCode,
    channel: paymentSettings.channels[wish.method],
  };
}

async function prepareAndHold(tx: Tx, services: Needs, wish: Wish): Promise<Payment> {
  const { clock, slotCapacity } = services;
  const now = clock();
  const estimate = await lockEstimateBySerial(tx, wish.serial);
  if (estimate?.user_id !== wish.userId) throw new Refusal("not_found");
  refuseUnpayable(estimate, now);
  const subject = subjectOfEstimate(estimate.id);
  await refuseMoreHolds(tx, { userId: wish.userId, except: subject, now });

  const { userId, plan, method, serial } = wish;
  const amount = amountToPay(plan, estimate.price);
  const order = { subject, serial, userId, plan, method, amount };
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

function refuseUnpayable(estimate: LockedEstimate, now: Date): void {
  if (estimate.status === "CANCEL") throw new Refusal("state_conflict");
  if (!canChangeStatus(estimate, { to: "PAYMENT", actor: "SYSTEM" })) {
    throw new Refusal("already_paid");
  }
  const tooLate =
    estimate.valid_until <= now || slotStart(estimate.move_date, estimate.move_time) <= now;
  if (tooLate) throw new Refusal("estimate_expired");
}
