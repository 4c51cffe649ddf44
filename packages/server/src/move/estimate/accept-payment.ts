import { awaitsPayment, moveBalance } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Payment, PaymentRejection } from "../../money/payment/payment.ts";
import { fitBalanceLinks } from "../../money/custom-payment/balance-links.ts";
import { bookSlot, releaseSlot } from "../../platform/schedule/book-slot.ts";
import { acceptReschedule } from "./apply-reschedule.ts";
import { changeStatus } from "./change-status.ts";
import { moneyOf, rejectionOfBalance } from "./estimate-money.ts";
import { addPaidAmount, type LockedEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { spendCoupon } from "../../money/coupon/use-coupon.ts";

/** Accepts a payment and books the order's start time for good, or returns why the money must go back. */
export async function acceptPayment(
  tx: Tx,
  services: SubjectNeeds,
  { estimate, payment }: { readonly estimate: LockedEstimate; readonly payment: Payment },
): Promise<PaymentRejection | null> {
  const { clock } = services;
  const now = clock();
  if (payment.plan === "BALANCE") return acceptBalance(tx, { clock }, { estimate, payment });
  if (payment.plan === "CHANGE") return acceptReschedule(tx, services, { estimate, payment });
  if (!awaitsPayment(estimate.status)) {
    return estimate.status === "CANCEL" ? "state_conflict" : "already_paid";
  }
  const refusal = await bookMove(tx, services, { estimate, until: null });
  if (refusal !== null) return refusal;
  await addPaidAmount(tx, estimate.id, payment.amount);
  await changeStatus(tx, estimate, { ...bySystem(now), to: "PAYMENT" });
  // What a link asked for is booked now.
  await fitBalanceLinks(tx, { subject: subjectOfEstimate(estimate.id), balance: 0, now });
  return null;
}

/** Books the start time of a quote, for good when `until` is null, which also spends its coupon. */
export async function bookMove(
  tx: Tx,
  { clock, slotCapacity }: SubjectNeeds,
  { estimate, until }: { readonly estimate: LockedEstimate; readonly until: Date | null },
): Promise<PaymentRejection | null> {
  const subject = subjectOfEstimate(estimate.id);
  const { user_id: userId, input, move_date: day, move_time: time } = estimate;
  const slot = { subject, userId, day, time, until, capacity: slotCapacity, now: clock() };
  if (!(await bookSlot(tx, slot))) return "slot_full";
  const { couponId } = input;
  if (until !== null || (await spendCoupon(tx, { clock }, { couponId, userId, subject }))) {
    return null;
  }
  await releaseSlot(tx, subject);
  return "coupon_unavailable";
}

/** Accepts a payment of the order's balance; of two simultaneous payments the second is refunded. */
export async function acceptBalance(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  {
    estimate,
    payment,
  }: { readonly estimate: LockedEstimate; readonly payment: Pick<Payment, "amount"> },
): Promise<PaymentRejection | null> {
  const { amount } = payment;
  const refusal = rejectionOfBalance(estimate, amount);
  if (refusal !== null) return refusal;
  await addPaidAmount(tx, estimate.id, amount);
  const balance = moveBalance(moneyOf(estimate)) - amount;
  await fitBalanceLinks(tx, { subject: subjectOfEstimate(estimate.id), balance, now: clock() });
  return null;
}
