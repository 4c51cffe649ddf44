import { companyCompensation, todayInSeoul, type CancelFault } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import { closeLinksOfOrder } from "../../money/custom-payment/balance-links.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { decideRefunds } from "../../money/payment/decide-refunds.ts";
import { postCancelFeeKept } from "../../money/payment/ledger.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { releaseSlot } from "../../platform/schedule/book-slot.ts";
import { changeStatus } from "./change-status.ts";
import { cancelFeeOf, moneyOf } from "./estimate-money.ts";
import { paidSubjectsOf, viewEstimate, type EstimateView } from "./estimate-view.ts";
import { moveRefusalsOf } from "./move-refusals.ts";
import { lockEstimateBySerial, updateEstimate, type LockedEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { releaseCoupon } from "../../money/coupon/use-coupon.ts";
import { oweCompensation } from "../../money/compensation/compensation.ts";

const refundReasons = {
  MEMBER: "고객이 주문을 취소함",
  OPERATOR: "운영자가 주문을 취소함",
} as const;

/** Who cancels: the order's member, or an operator, who states whose fault it is. */
export type Canceller =
  | { readonly actor: "MEMBER"; readonly userId: string }
  | { readonly actor: "OPERATOR"; readonly userId: string; readonly fault: CancelFault };

interface CancelRequest {
  readonly serial: string;
  readonly by: Canceller;
  readonly reason: string | null;
}

/**
 * Cancels by the terms: the customer's fault keeps a fee, ours adds a compensation. The refund is decided with the
 * cancellation and sent right after, or later by the worker if the provider does not answer. Cancelling again is a
 * no-op.
 */
export async function cancelEstimate(
  services: RefundNeeds,
  request: CancelRequest,
): Promise<EstimateView> {
  const { db } = services;
  const cancelled = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, request.serial);
    const isTheirs = request.by.actor === "OPERATOR" || estimate.user_id === request.by.userId;
    if (!isTheirs) throw new ProblemError("not_found");
    const isOver = estimate.status === "CANCEL";
    const extras = isOver ? [] : await cancel(tx, services, { estimate, request });
    return { estimateId: estimate.id, extras };
  });
  const { estimateId } = cancelled;
  const subjects = [...(await paidSubjectsOf(db, estimateId)), ...cancelled.extras];
  await sendPendingRefunds(services, ...subjects);
  return viewEstimate(db, estimateId);
}

async function cancel(
  tx: Tx,
  services: RefundNeeds,
  { estimate, request }: { readonly estimate: LockedEstimate; readonly request: CancelRequest },
): Promise<readonly PaidSubject[]> {
  const { clock, ids } = services;
  const { id: sourceId } = estimate;
  const subject = subjectOfEstimate(sourceId);
  const now = clock();
  const { by, reason } = request;
  if (by.actor === "MEMBER") requireOpen(moveRefusalsOf(estimate, { now }).CANCEL);
  const fee = feeFor(estimate, { by, now });
  if (fee === null) throw new ProblemError("state_conflict");
  const why = refundReasons[by.actor];
  const ended = { serial: estimate.serial, now, reason: why };
  const extras = await closeLinksOfOrder(tx, services, ended);
  const subjects = await paidSubjectsOf(tx, sourceId);
  const { paidAmount } = moneyOf(estimate);
  const back = { subjects, amount: paidAmount - fee, reason: why };
  await decideRefunds(tx, services, back);
  await releaseSlot(tx, subject);
  const hasBoxes = estimate.status === "BOX_DEL_COMPLETE";
  await releaseBoxDeliveries(tx, sourceId, hasBoxes ? "COLLECTION" : null);
  await releaseCoupon(tx, services, { subject, evenUsed: fee === 0 });
  const { actor, userId: actorId } = by;
  const change = { to: "CANCEL", actor, actorId, reason, now } as const;
  if (!(await changeStatus(tx, estimate, change))) throw new ProblemError("state_conflict");
  // They are collected as booked, or on a day that the member chooses afterwards.
  if (hasBoxes) await updateEstimate(tx, sourceId, { boxes_to_collect: true });
  const isOurFault = by.actor === "OPERATOR" && by.fault === "COMPANY";
  if (isOurFault && paidAmount > 0) await oweCompanyCompensation(tx, services, estimate);
  if (fee === 0) return extras;
  const id = ids.uuid();
  await postCancelFeeKept(tx, { id, sourceId, subject, at: now, amount: fee });
  return extras;
}

function feeFor(
  estimate: LockedEstimate,
  { by, now }: { readonly by: Canceller; readonly now: Date },
): number | null {
  const fee = cancelFeeOf(estimate, now);
  const isTheirs = by.actor === "MEMBER" || by.fault === "CUSTOMER";
  return fee === null || isTheirs ? fee : 0;
}

/** Owes the customer of a locked, paid order the compensation of the standard terms for a cancellation by our fault. */
async function oweCompanyCompensation(
  tx: Tx,
  services: RefundNeeds,
  estimate: LockedEstimate,
): Promise<void> {
  const amount = companyCompensation({
    moveDate: estimate.move_date,
    today: todayInSeoul(services.clock()),
    depositAmount: estimate.price.depositAmount,
  });
  if (amount === 0) return;
  await oweCompensation(tx, services, { subject: subjectOfEstimate(estimate.id), amount });
}
