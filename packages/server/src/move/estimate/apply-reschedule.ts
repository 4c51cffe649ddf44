import {
  formatKoreanDate,
  formatTimeSlot,
  moveBalance,
  type MovePrice,
  type RescheduleAmount,
} from "@damadum/domain";
import { isEqual } from "es-toolkit";
import type { VisitTimes } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
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
import { bookBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { bookSlot, releaseSlot } from "../../platform/schedule/book-slot.ts";
import { moneyOf } from "./estimate-money.ts";
import { paidSubjectsOf } from "./estimate-view.ts";
import { addPaidAmount, updateEstimate, type LockedEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { timesOf, withTimes } from "./visit-times.ts";
import { remindNow } from "../../subject/notices/remind-now.ts";
import { amountText } from "../../reschedule/visit-change/prepare-reschedule.ts";

/** New times of a locked, paid move, and its price with them. */
interface Change {
  readonly after: VisitTimes;
  readonly price: MovePrice;
  readonly amount: Pick<RescheduleAmount, "totalAmount" | "refundAmount" | "differenceAmount">;
}

/**
 * Reschedules a locked, paid move and its boxes and notifies the member. Throws slot_full when a time is full; the
 * transaction must then be rolled back.
 */
export async function applyReschedule(
  tx: Tx,
  services: SubjectNeeds,
  { estimate, change }: { readonly estimate: LockedEstimate; readonly change: Change },
): Promise<void> {
  const { id, user_id: userId } = estimate;
  const { after, price, amount } = change;
  const moved = movedVisits(timesOf(estimate.input), after).map(({ name }) => name);
  if (moved.length === 0) return;
  const now = services.clock();
  if (moved.includes("move")) await bookMove(tx, services, { estimate, after });
  if (moved.includes("collection")) await bookCollection(tx, services, { estimate, after });
  const input = withTimes(estimate.input, after);
  await updateEstimate(tx, id, {
    input: JSON.stringify(input),
    move_date: input.moveDate,
    move_time: input.moveTime,
    price: JSON.stringify(price),
    total_amount: price.totalAmount,
  });
  // A cheaper day lowers what is open first.
  const balance = moveBalance({ ...moneyOf(estimate), totalAmount: price.totalAmount });
  await fitBalanceLinks(tx, { subject: subjectOfEstimate(id), balance, now });
  if (amount.refundAmount > 0) {
    const subjects = await paidSubjectsOf(tx, id);
    const back = { subjects, amount: amount.refundAmount, reason: "이사 날짜를 바꿈" };
    await decideRefunds(tx, services, back);
  }
  if (userId === null) return;
  const texts = { 번호: estimate.serial, 방문: visitsText(after), 금액: amountText(amount) };
  const reminder = {
    kind: "MOVE_CHANGED",
    subject_id: id,
    user_id: userId,
    variables: texts,
  } as const;
  await remindNow(tx, reminder, now);
}

/** Accepts a payment for new times and applies them, or returns why the money must go back. */
export async function acceptReschedule(
  tx: Tx,
  services: SubjectNeeds,
  { estimate, payment }: { readonly estimate: LockedEstimate; readonly payment: Payment },
): Promise<PaymentRejection | null> {
  const change = await findVisitChangeOf(tx, payment.id);
  const isUnchanged =
    change !== null &&
    estimate.status !== "CANCEL" &&
    estimate.total_amount === change.before_amount &&
    isEqual(timesOf(estimate.input), change.before_times);
  if (!isUnchanged || !("depositAmount" in change.after_price)) return "state_conflict";
  const { after_times: after, after_price: price, id } = change;
  const amount = { totalAmount: payment.amount, refundAmount: 0, differenceAmount: 0 };
  const refusal = await catchProblem(tx, async () => {
    await applyReschedule(tx, services, { estimate, change: { after, price, amount } });
    await addPaidAmount(tx, estimate.id, payment.amount);
    await finishVisitChange(tx, id, services.clock());
  });
  if (refusal === null) return null;
  return refusal.code === "slot_full" ? "slot_full" : "state_conflict";
}

interface Booking {
  readonly estimate: LockedEstimate;
  readonly after: VisitTimes;
}

async function bookMove(
  tx: Tx,
  services: SubjectNeeds,
  { estimate, after }: Booking,
): Promise<void> {
  if (after.move === undefined) return;
  const { date: day, time } = after.move;
  const { slotCapacity: capacity, clock } = services;
  const subject = subjectOfEstimate(estimate.id);
  await releaseSlot(tx, subject);
  const booking = { subject, userId: estimate.user_id, day, time, until: null, capacity };
  if (!(await bookSlot(tx, { ...booking, now: clock() }))) throw new ProblemError("slot_full");
}

/** The collection is booked only once the member has requested it after the move. */
async function bookCollection(
  tx: Tx,
  { boxDeliveryCapacity: capacity, clock }: SubjectNeeds,
  { estimate, after: { collection } }: Booking,
): Promise<void> {
  const { id: orderId, user_id: userId, status } = estimate;
  if (status !== "BOX_COL_REQUEST" || collection === undefined || userId === null) return;
  const times = [{ leg: "COLLECTION" as const, day: collection.date, time: collection.time }];
  const booking = { orderId, userId, times, until: null, capacity, now: clock() };
  if ((await bookBoxDeliveries(tx, booking)) !== null) throw new ProblemError("slot_full");
}

/** One line for each visit that the move has; one without rented boxes has no others. */
function visitsText({ move, delivery, collection }: VisitTimes): string {
  const visits = { 이사: move, "박스 배송": delivery, "박스 수거": collection };
  return Object.entries(visits)
    .flatMap(([name, visit]) =>
      visit === undefined
        ? []
        : [`${name} ${formatKoreanDate(visit.date)} ${formatTimeSlot(visit.time)}`],
    )
    .join("\n");
}
