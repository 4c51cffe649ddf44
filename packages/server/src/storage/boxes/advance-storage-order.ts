import {
  firstDayOfStorageStep,
  storageEndDate,
  todayInSeoul,
  type StorageOrderStatus,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Cause, OperatorWords } from "../../subject/history.ts";
import { assignBoxes } from "../box/assign-boxes.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { changeOrderStatus } from "../order-state/change-order-status.ts";
import { lockContract } from "../contract-state/store.ts";
import { endBoxes } from "./end-boxes.ts";
import { leaveMissingBoxes } from "./leave-missing-boxes.ts";
import { moveBoxesOfOrder } from "./move-boxes-of-order.ts";
import { chargeTimeOf } from "../charges/charge-time-of.ts";
import { lockOrderBySerial, type StorageOrder } from "../order-state/store.ts";
import { viewOrder, type StorageOrderView } from "../order-state/order-view.ts";
import { factsOf } from "../order-state/request-facts.ts";
import { sendContractRefunds } from "../changes/refund-from-contract.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { requireDayOfStep, type EarlyStep } from "../../platform/schedule/require-open-times.ts";

/** The operator's step; cancelling is a separate operation. */
export interface Advance extends OperatorWords, EarlyStep {
  readonly serial: string;
  readonly to: Exclude<StorageOrderStatus, "CANCEL">;
  readonly actorId: string | null;
  /** The boxes assigned to a first order when it is confirmed; defaults to any in stock. */
  readonly boxSerials?: readonly string[];
  /** Boxes that were not handed over, when an order whose boxes were collected is completed. */
  readonly missingSerials?: readonly string[];
}

/**
 * Advances an order together with its boxes and its contract in one transaction, each with its own history. Refunds are
 * sent right after.
 */
export async function advanceStorageOrder(
  services: RefundNeeds,
  request: Advance,
): Promise<StorageOrderView> {
  const { db, clock } = services;
  const order = await inTransaction(db, async (tx) => {
    const locked = await lockOrderBySerial(tx, request.serial);
    const { to, actorId, early, reason, message = null } = request;
    const now = clock();
    requireDayOfStep(firstDayOfStorageStep(factsOf(locked.request), to), { early, now });
    const cause: Cause = { actor: "OPERATOR", actorId, reason, message, now };
    await changeOrderStatus(tx, locked, to, cause);
    await advanceBoxesAndContract(tx, services, { order: locked, request, cause });
    return locked;
  });
  if (order.contract_id !== null) await sendContractRefunds(services, order.contract_id);
  return viewOrder(db, order.id);
}

async function advanceBoxesAndContract(
  tx: Tx,
  services: SubjectNeeds,
  input: { readonly order: StorageOrder; readonly request: Advance; readonly cause: Cause },
): Promise<void> {
  const { order, request, cause } = input;
  const { contract_id: contractId } = order;
  if (request.to === "CONFIRM" && order.type === "FIRST_TIME_ORDER" && contractId !== null) {
    const filter =
      request.boxSerials === undefined
        ? { count: order.box_count }
        : { serials: request.boxSerials };
    const assigned = await assignBoxes(
      tx,
      services,
      {
        userId: order.user_id,
        orderId: order.id,
        orderSerial: order.serial,
        contractId,
        actor: cause.actor,
        actorId: cause.actorId,
      },
      filter,
    );
    if (assigned.length !== order.box_count) throw new ProblemError("box_unavailable");
    return;
  }
  const { missingSerials: missing = [] } = request;
  if (missing.length > 0 && request.to !== "COMPLETE") throw new ProblemError("state_conflict");
  await leaveMissingBoxes(tx, services, { order, serials: missing, cause });
  await moveBoxesOfOrder(tx, order, { to: request.to, cause, except: missing });
  if (request.to !== "COMPLETE") return;
  if (order.type === "FIRST_TIME_ORDER" && contractId !== null) {
    await beginStorage(tx, contractId, cause);
  }
  if (order.request.type.startsWith("FINAL")) await endBoxes(tx, services, { order, cause });
}

/** The boxes have arrived, so the storage period begins today. */
async function beginStorage(tx: Tx, contractId: string, cause: Cause): Promise<void> {
  const contract = await lockContract(tx, contractId);
  const start = todayInSeoul(cause.now);
  const end = storageEndDate(start, contract.months);
  const subscribed = contract.payment_type === "SUBSCRIPTION";
  const paidUntil = subscribed ? storageEndDate(start, 1) : end;
  await changeContractStatus(tx, contract, "ACTIVE", {
    ...cause,
    actor: "SYSTEM",
    with: {
      start_date: start,
      end_date: end,
      paid_from: start,
      paid_until: paidUntil,
      next_charge_at: subscribed && paidUntil < end ? chargeTimeOf(paidUntil) : null,
    },
  });
}
