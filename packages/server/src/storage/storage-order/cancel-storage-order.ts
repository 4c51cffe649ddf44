import { isBoxHarmed, storageCancelFee, todayInSeoul } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import { closeLinksOfOrder } from "../../money/custom-payment/balance-links.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { decideRefunds } from "../../money/payment/decide-refunds.ts";
import { postCancelFeeKept } from "../../money/payment/ledger.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { changeOrderStatus } from "../order-state/change-order-status.ts";
import { lockContract } from "../contract-state/store.ts";
import { orderRefusalsOf } from "../order-state/order-refusals.ts";
import { findWholeOrder, lockOrderBySerial, type StorageOrder } from "../order-state/store.ts";
import {
  boxesOf,
  ledgerOfOrder,
  paidSubjectsOfOrder,
  viewOrder,
  type StorageOrderView,
} from "../order-state/order-view.ts";
import { sendContractRefunds } from "../changes/refund-from-contract.ts";
import { removeHarmedBoxesFromContract } from "../boxes/report-harmed-box.ts";
import { factsOf, visitsOf } from "../order-state/request-facts.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";
import { releaseCoupon } from "../../money/coupon/use-coupon.ts";

const REFUND_REASON = "보관 주문이 취소됨";

/** Who cancels which order, and why. A member can only cancel their own. */
export interface Cancellation {
  readonly serial: string;
  readonly actor: "MEMBER" | "OPERATOR";
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly message?: string | null | undefined;
}

/**
 * Cancels an order of any type by the rules of the storage terms. The refund is decided with the
 * cancellation and sent right after; when the provider does not answer, the worker sends it later.
 * Cancelling again is a no-op.
 */
export async function cancelStorageOrder(
  services: RefundNeeds,
  request: Cancellation,
): Promise<StorageOrderView> {
  const { db, clock } = services;
  const cancelled = await inTransaction(db, async (tx) => {
    const order = await lockOrderBySerial(tx, request.serial);
    const { actor, actorId, reason, message = null } = request;
    const isOwn = actor === "OPERATOR" || order.user_id === actorId;
    if (!isOwn) throw new ProblemError("not_found");
    const cause = { actor, actorId, reason, message, now: clock() };
    const extras = order.status === "CANCEL" ? [] : await cancel(tx, services, { order, cause });
    return { order, extras };
  });
  const { id: orderId, contract_id: contractId } = cancelled.order;
  const subjects = [...(await paidSubjectsOfOrder(db, orderId)), ...cancelled.extras];
  await sendPendingRefunds(services, ...subjects);
  if (contractId !== null) await sendContractRefunds(services, contractId);
  return viewOrder(db, orderId);
}

/** The cancel fee in won if the order is cancelled now; null when it can no longer be cancelled. */
export function feeOf(order: StorageOrder, held: number, now: Date): number | null {
  return storageCancelFee({
    status: order.status,
    legs: factsOf(order.request).legs,
    firstVisit: visitsOf(order.request)[0]?.day ?? null,
    today: todayInSeoul(now),
    price: order.price,
    paidAmount: held,
  });
}

async function cancel(
  tx: Tx,
  services: SubjectNeeds,
  { order, cause }: { readonly order: StorageOrder; readonly cause: Cause },
): Promise<readonly PaidSubject[]> {
  requireOpen(orderRefusalsOf(order, cause).CANCEL);
  const { held } = ledgerOfOrder(await findWholeOrder(tx, "id", order.id));
  const fee = feeOf(order, held, cause.now);
  if (fee === null) throw new ProblemError("state_conflict");
  const isFirst = order.type === "FIRST_TIME_ORDER";
  if (isFirst && order.contract_id !== null) {
    const contract = await lockContract(tx, order.contract_id);
    const byService = { ...cause, actor: "SYSTEM" } as const;
    await changeContractStatus(tx, contract, "CANCEL", byService);
  }
  const ended = { serial: order.serial, now: cause.now, reason: REFUND_REASON };
  const extras = await closeLinksOfOrder(tx, services, ended);
  const subject = subjectOfOrder(order.id);
  const subjects = await paidSubjectsOfOrder(tx, order.id);
  const back = { subjects, amount: held - fee, reason: REFUND_REASON };
  await decideRefunds(tx, services, back);
  await releaseBoxes(tx, services, { order, cause });
  await changeOrderStatus(tx, order, "CANCEL", cause);
  await releaseBoxDeliveries(tx, order.id);
  await releaseCoupon(tx, services, { subject, evenUsed: fee === 0 });
  if (fee === 0) return extras;
  const id = services.ids.uuid();
  await postCancelFeeKept(tx, { id, sourceId: order.id, subject, at: cause.now, amount: fee });
  return extras;
}

/** Releases the boxes of a paid order; an unpaid one has taken none. */
async function releaseBoxes(
  tx: Tx,
  services: SubjectNeeds,
  { order, cause }: { readonly order: StorageOrder; readonly cause: Cause },
): Promise<void> {
  if (order.status !== "PAYMENT" && order.status !== "CONFIRM") return;
  const boxes = await boxesOf(tx, order);
  const serialsIn = (status: string) =>
    boxes.filter((box) => box.status === status).map(({ serial }) => serial);
  if (order.type === "FIRST_TIME_ORDER") {
    await changeBoxes(tx, serialsIn("READY"), { ...cause, to: "CANCEL" });
    return;
  }
  const taken = order.type === "FINAL_AND_DISPOSAL_ORDER" ? "DISPOSAL_READY" : "RETURN_READY";
  const { contract_id: contractId } = order;
  const count = boxes.filter(({ status }) => isBoxHarmed(status)).length;
  // Boxes lost or damaged under a final order leave the contract here, because its completion never comes.
  if (order.request.type.startsWith("FINAL") && contractId !== null && count > 0) {
    const contract = await lockContract(tx, contractId);
    await removeHarmedBoxesFromContract(tx, services, { contract, count, cause });
  }
  await changeBoxes(tx, serialsIn(taken), { ...cause, actor: "SYSTEM", to: "STORED" });
}
