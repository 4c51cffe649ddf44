import { canUndoStorageOrder } from "@damadum/domain";
import type { Connection, Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findHistory, type Cause } from "../../subject/history.ts";
import { lastStepOf, recordUndo, type Step, type UndoRefusal } from "../../subject/undo-step.ts";
import {
  boxesBefore,
  mayReturnToStock,
  restoreBoxes,
  returnToStock,
  type BoxBefore,
} from "../box/restore-boxes.ts";
import { lockBoxes } from "../box/store.ts";
import { findChangeIds } from "../changes/store.ts";
import { findChargesOf } from "../charges/store.ts";
import {
  findContract,
  lockContract,
  updateContract,
  type StorageContract,
} from "../contract-state/store.ts";
import { lockOrderBySerial, updateOrder, type StorageOrder } from "../order-state/store.ts";
import { boxesOf, viewOrder, type StorageOrderView } from "../order-state/order-view.ts";
import { factsOf } from "../order-state/request-facts.ts";
import { subjectOfContract, subjectOfOrder } from "../contract-state/subject-of-order.ts";

/** What undoing the last step of a storage order changes besides its state. */
interface StorageUndo {
  readonly step: Step<StorageOrder["status"]>;
  /** Of a confirmation, the boxes that return to the stock; of any other step, those that it moved. */
  readonly stocked: Awaited<ReturnType<typeof boxesOf>>;
  readonly moved: readonly BoxBefore[];
  /** The contract whose period it began, with how. */
  readonly begun: {
    readonly contractId: string;
    readonly step: Step<StorageContract["status"]>;
  } | null;
}

/** How an operator can undo the last step of a storage order, or why not; null when nobody of us took it. */
export async function undoOfStorage(
  db: Connection,
  order: StorageOrder,
): Promise<StorageUndo | UndoRefusal | null> {
  const { type, contract_id: contractId } = order;
  const step = await lastStepOf(db, subjectOfOrder(order.id), order.status);
  if (step === null) return null;
  const { from_status: from, to_status: to } = step;
  const { legs } = factsOf(order.request);
  if (!canUndoStorageOrder({ from, to, legs, type })) return "STEP";
  const boxes = await boxesOf(db, order);
  const isFirst = type === "FIRST_TIME_ORDER";
  if (isFirst && to === "CONFIRM") {
    return mayReturnToStock(boxes) ? { step, stocked: boxes, moved: [], begun: null } : "BOXES";
  }
  const moved = await boxesBefore(db, boxes, step);
  if (moved === null) return "BOXES";
  if (!isFirst || to !== "COMPLETE" || contractId === null) {
    return { step, stocked: [], moved, begun: null };
  }
  const beginning = await beginningOf(db, contractId);
  if (beginning === null) return "CONTRACT";
  return { step, stocked: [], moved, begun: { contractId, step: beginning } };
}

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
    if (order.contract_id !== null) await lockContract(tx, order.contract_id);
    const serials = (await boxesOf(tx, order)).map((box) => box.serial);
    await lockBoxes(tx, serials);
    const undo = await undoOfStorage(tx, order);
    if (undo === null || typeof undo === "string") throw new ProblemError("state_conflict");
    const { step, stocked, moved, begun } = undo;
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    if (begun !== null) await undoBeginning(tx, begun, by);
    await returnToStock(tx, stocked, by);
    await restoreBoxes(tx, moved, by);
    await updateOrder(tx, order.id, { status: step.from_status });
    await recordUndo(tx, subjectOfOrder(order.id), { step, by });
    return order.id;
  });
  return viewOrder(db, orderId);
}

/** How a contract's period began; null if anything was charged, changed, lost or refunded since. */
async function beginningOf(db: Connection, contractId: string) {
  const contract = await findContract(db, contractId);
  const history = await findHistory<typeof contract.status>(db, subjectOfContract(contractId));
  const begun = history.at(-1);
  const isFresh = begun?.from_status === "WAITING" && contract.status === "ACTIVE";
  const isWhole = contract.left_count === contract.box_count;
  const changes = await findChangeIds(db, contractId);
  const charges = await findChargesOf(db, contractId);
  if (!isFresh || !isWhole || changes.length + charges.length > 0) return null;
  return { ...begun, from_status: "WAITING" as const };
}

/** Resets a contract to before its period began. */
async function undoBeginning(
  tx: Tx,
  { contractId, step }: NonNullable<StorageUndo["begun"]>,
  by: Cause,
): Promise<void> {
  await updateContract(tx, contractId, {
    status: "WAITING",
    start_date: null,
    end_date: null,
    paid_from: null,
    paid_until: null,
    next_charge_at: null,
  });
  const subject = subjectOfContract(contractId);
  await recordUndo(tx, subject, { step, by: { ...by, actor: "SYSTEM" } });
}
