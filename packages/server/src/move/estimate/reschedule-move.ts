import type { VisitTimes } from "../../db/subject-tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import { insertDoneVisitChange } from "../../reschedule/visit-change/visit-changes.ts";
import { applyReschedule } from "./apply-reschedule.ts";
import { paidSubjectsOf, viewEstimate, type EstimateView } from "./estimate-view.ts";
import { planReschedule } from "./plan-reschedule.ts";
import { lockEstimateBySerial } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/**
 * Reschedules a paid move for an operator by the member's rules, except for the lead time. Only the member can pay, so
 * an operator waives a change that costs something (`isFree`) or leaves it to the member.
 */
export async function rescheduleMove(
  services: RefundNeeds,
  request: {
    readonly serial: string;
    readonly times: VisitTimes;
    readonly operatorId: string;
    readonly isFree: boolean;
  },
): Promise<EstimateView> {
  const { db, clock, ids } = services;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, request.serial);
    const now = clock();
    const rules = { now, actor: "OPERATOR", isFree: request.isFree } as const;
    const planned = planReschedule(estimate, request.times, rules);
    if (planned.amount.totalAmount > 0)
      throw new ProblemError("amount_mismatch", { about: "visit" });
    await applyReschedule(tx, services, { estimate, change: planned });
    const { before, after, price, amount } = planned;
    const { refundAmount } = amount;
    const by = { id: ids.uuid(), actor: "OPERATOR", actorId: request.operatorId } as const;
    const subject = subjectOfEstimate(estimate.id);
    const change = { ...by, subject, before, after, price, beforeAmount: estimate.total_amount };
    await insertDoneVisitChange(tx, { ...change, refundAmount, now });
    return estimate.id;
  });
  await sendPendingRefunds(services, ...(await paidSubjectsOf(db, estimateId)));
  return viewEstimate(db, estimateId);
}
