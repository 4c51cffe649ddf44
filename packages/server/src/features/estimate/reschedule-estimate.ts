import { brand } from "@damadum/domain";
import type { VisitTimes } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findOrCreatePreparation } from "../payment/find-or-create-preparation.ts";
import { limitPreparations, type Preparer } from "../payment/limit-preparations.ts";
import type { Payment } from "../payment/payment.ts";
import {
  presentPayment,
  type PresentedPayment,
  type PresentNeeds,
} from "../payment/present-payment.ts";
import { sendPendingRefunds } from "../payment/send-pending-refunds.ts";
import {
  missingPaymentChoice,
  preparationMethodOf,
  type PaymentChoice,
} from "../payment/payment-choice.ts";
import { insertDoneVisitChange, keepVisitChange } from "../reschedule/visit-change-store.ts";
import type { Services } from "../../services.ts";
import { applyReschedule } from "./apply-reschedule.ts";
import { paidSubjectsOf, viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockOwnEstimate } from "./lock-own-estimate.ts";
import { planReschedule } from "./plan-reschedule.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

type Needs = PresentNeeds & Pick<Services, "limits">;

interface RescheduleRequest extends Preparer {
  readonly serial: string;
  readonly times: VisitTimes;
  /** What the member saw before agreeing. */
  readonly agreedAmount: number;
  readonly way: PaymentChoice | null;
}

const NAME = `${brand.name} 이사 날짜 변경`;

/**
 * Moves the visits of the member's paid move: at once where nothing is to pay, what comes back is sent right after; else
 * when its payment has arrived, by whoever hears of it first.
 */
export async function rescheduleEstimate(
  services: Needs,
  request: RescheduleRequest,
): Promise<{ readonly view: EstimateView; readonly payment: PresentedPayment | null }> {
  const { db } = services;
  const { userId } = request;
  await limitPreparations(services, request);
  const { id, payment } = await inTransaction(db, (tx) => prepare(tx, services, request));
  for (const subject of await paidSubjectsOf(db, id)) await sendPendingRefunds(services, subject);
  const presented =
    payment === null ? null : await presentPayment(services, { payment, name: NAME, userId });
  const refusal = presented?.payment.refusal ?? null;
  if (refusal !== null) throw new ProblemError(refusal, { about: "visit" });
  return { view: await viewEstimate(db, id), payment: presented };
}

async function prepare(
  tx: Tx,
  services: Needs,
  request: RescheduleRequest,
): Promise<{ readonly id: string; readonly payment: Payment | null }> {
  const { serial, userId, way } = request;
  const estimate = await lockOwnEstimate(tx, request);
  const now = services.clock();
  const planned = planReschedule(estimate, request.times, { now, actor: "MEMBER" });
  const { before, after, price, amount } = planned;
  if (amount.totalAmount !== request.agreedAmount) {
    throw new ProblemError("amount_mismatch", { about: "visit" });
  }
  const { id } = estimate;
  const paying =
    way === null ? null : await preparationMethodOf(tx, { way, userId }, { registers: false });
  const subject = subjectOfEstimate(id);
  const by = { id: services.ids.uuid(), actor: "MEMBER", actorId: userId } as const;
  const change = { ...by, subject, before, after, price, beforeAmount: estimate.total_amount, now };
  if (amount.totalAmount === 0) {
    await applyReschedule(tx, services, { estimate, change: planned });
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
