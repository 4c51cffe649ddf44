import { canUndoStorageOrder } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findHistory, type Cause } from "../../subject/history.ts";
import { recordUndo, findLastStep } from "../../subject/undo-step.ts";
import { restoreBoxes, returnToStock } from "../box/restore-boxes.ts";
import { findChangeIds } from "../changes/store.ts";
import { findChargesOf } from "../charges/store.ts";
import { lockContract, updateContract } from "../contract-state/store.ts";
import { lockOrderBySerial, updateOrder, type StorageOrder } from "../order-state/store.ts";
import { boxesOf, viewOrder, type StorageOrderView } from "../order-state/order-view.ts";
import { factsOf } from "../order-state/request-facts.ts";
import { subjectOfContract, subjectOfOrder } from "../contract-state/subject-of-order.ts";

/**
 * Undoes the last step of a storage order if an operator took it and nothing has happened since. Restores its boxes,
 * and the contract whose period it began. Steps that refunded money cannot be undone.
 */
export async function undoStorageStep(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly serial: string; readonly operatorId: string; readonly reason: string },
): Promise<StorageOrderView> {
  const { serial, operatorId: actorId, reason } = input;
  const orderId = await inTransaction(db, async (tx) => {
    const order = await lockOrderBySerial(tx, serial);
    const subject = subjectOfOrder(order.id);
    const step = await findLastStep(tx, subject, order.status);
    const { from_status: from, to_status: to } = step;
    const { legs } = factsOf(order.request);
    if (!canUndoStorageOrder({ from, to, legs, type: order.type })) {
      throw new ProblemError("state_conflict");
    }
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    await undoWhatFollowed(tx, order, { step, by });
    await updateOrder(tx, order.id, { status: from });
    await recordUndo(tx, subject, { step, by });
    return order.id;
  });
  return viewOrder(db, orderId);
}

type LastStep = Awaited<ReturnType<typeof findLastStep<StorageOrder["status"]>>>;

async function undoWhatFollowed(
  tx: Tx,
  order: StorageOrder,
  { step, by }: { readonly step: LastStep; readonly by: Cause },
): Promise<void> {
  const isFirst = order.type === "FIRST_TIME_ORDER";
  const { contract_id: contractId } = order;
  if (isFirst && step.to_status === "COMPLETE" && contractId !== null) {
    await undoBeginning(tx, contractId, by);
  }
  const serials = (await boxesOf(tx, order)).map(({ serial }) => serial);
  await (isFirst && step.to_status === "CONFIRM"
    ? returnToStock(tx, serials, by)
    : restoreBoxes(tx, serials, { step, by }));
}

/** Resets a contract to before its period began; throws if anything was charged, changed, lost or refunded since. */
async function undoBeginning(tx: Tx, contractId: string, by: Cause): Promise<void> {
  const contract = await lockContract(tx, contractId);
  const subject = subjectOfContract(contractId);
  const begun = (await findHistory<typeof contract.status>(tx, subject)).at(-1);
  const isFresh = begun?.from_status === "WAITING" && contract.status === "ACTIVE";
  const isWhole = contract.left_count === contract.box_count;
  const changes = await findChangeIds(tx, contractId);
  const charges = await findChargesOf(tx, contractId);
  if (!isFresh || !isWhole || changes.length + charges.length > 0) {
    throw new ProblemError("state_conflict");
  }
  await updateContract(tx, contractId, {
    status: "WAITING",
    start_date: null,
    end_date: null,
    paid_from: null,
    paid_until: null,
    next_charge_at: null,
  });
  const step = { ...begun, from_status: "WAITING" as const };
  await recordUndo(tx, subject, { step, by: { ...by, actor: "SYSTEM" } });
}
