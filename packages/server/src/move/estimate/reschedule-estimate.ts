import { brand } from "@damadum/domain";
import type { VisitTimes } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { Payment } from "../../money/payment/payment.ts";
import type { PresentedPayment, PresentNeeds } from "../../money/payment/present-payment.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import {
  prepareReschedule,
  presentReschedule,
  type RescheduleRequest,
} from "../../reschedule/visit-change/prepare-reschedule.ts";
import { applyReschedule } from "./apply-reschedule.ts";
import { paidSubjectsOf, viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockOwnEstimate } from "./lock-own-estimate.ts";
import { planReschedule } from "./plan-reschedule.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { limitPreparations } from "../../money/payment/preparations.ts";

type Needs = PresentNeeds & Pick<Services, "limits">;

const NAME = `${brand.name} 이사 날짜 변경`;

/**
 * Reschedules the member's paid move: immediately when nothing is to pay, with any refund sent right after; otherwise
 * once the payment has arrived, as settled by the browser, the provider's notification or the worker.
 */
export async function rescheduleEstimate(
  services: Needs,
  request: RescheduleRequest<VisitTimes>,
): Promise<{ readonly view: EstimateView; readonly payment: PresentedPayment | null }> {
  const { db } = services;
  const { userId } = request;
  await limitPreparations(services, request);
  const { id, payment } = await inTransaction(db, (tx) => prepare(tx, services, request));
  await sendPendingRefunds(services, ...(await paidSubjectsOf(db, id)));
  const presented = await presentReschedule(services, { payment, name: NAME, userId });
  return { view: await viewEstimate(db, id), payment: presented };
}

async function prepare(
  tx: Tx,
  services: Needs,
  request: RescheduleRequest<VisitTimes>,
): Promise<{ readonly id: string; readonly payment: Payment | null }> {
  const estimate = await lockOwnEstimate(tx, request);
  const { id, total_amount: beforeAmount } = estimate;
  const change = planReschedule(estimate, request.times, {
    now: services.clock(),
    actor: "MEMBER",
  });
  const payment = await prepareReschedule(tx, services, {
    request,
    planned: { ...change, subject: subjectOfEstimate(id), beforeAmount },
    apply: () => applyReschedule(tx, services, { estimate, change }),
  });
  return { id, payment };
}
