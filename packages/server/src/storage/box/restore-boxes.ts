import { isBoxHarmed, type BoxStatus } from "@damadum/domain";
import type { Connection, Tx } from "../../db/tables.ts";
import { findHistories, writeHistoryWithoutNotice, type Cause } from "../../subject/history.ts";
import { effectOfStep } from "../../subject/undo-step.ts";
import { emptyBoxes } from "./empty-boxes.ts";
import { updateBoxes, type Box } from "./store.ts";

/** A box as an undo sees it. */
type BoxNow = Pick<Box, "id" | "status">;

/** A box with the state that it had before a step. */
export interface BoxBefore {
  readonly box: BoxNow;
  readonly to: BoxStatus;
}

/** States that no undo leaves: disposed of, handed back for good, or cancelled with a refund. */
const closed: ReadonlySet<BoxStatus> = new Set(["DISPOSED", "ENDED", "CANCEL"]);

/**
 * The boxes that a step moved, with the states before it; null when one has changed since. Lost and damaged boxes stay
 * so.
 */
export async function boxesBefore(
  db: Connection,
  all: readonly BoxNow[],
  step: { readonly id: number; readonly at: Date },
): Promise<readonly BoxBefore[] | null> {
  const boxes = all.filter(({ status }) => !isBoxHarmed(status));
  const ids = boxes.map(({ id }) => id);
  const histories = await findHistories<BoxStatus>(db, "BOX", ids);
  const before: BoxBefore[] = [];
  for (const box of boxes) {
    const effect = effectOfStep(histories.get(box.id) ?? [], step);
    if (effect === null) continue;
    const { before: to, isUntouched } = effect;
    if (!isUntouched || to === null || closed.has(box.status)) return null;
    before.push({ box, to });
  }
  return before;
}

/** Restores locked boxes to the states that they had before a step. */
export async function restoreBoxes(tx: Tx, boxes: readonly BoxBefore[], by: Cause): Promise<void> {
  for (const { box, to } of boxes) {
    await updateBoxes(tx, [box.id], { status: to, updated_at: by.now });
    const subject = { kind: "BOX", id: box.id } as const;
    await writeHistoryWithoutNotice(tx, { ...by, subject, from: box.status, to });
  }
}

/** Whether boxes that a confirmation assigned can return to the stock. */
export const mayReturnToStock = (boxes: readonly BoxNow[]) =>
  boxes.every(({ status }) => status === "READY");

/**
 * Returns the locked boxes that an undone confirmation had assigned to stock, and erases what their owner already wrote,
 * because the next owner must not read it.
 */
export async function returnToStock(tx: Tx, boxes: readonly BoxNow[], by: Cause): Promise<void> {
  if (boxes.length === 0) return;
  const ids = boxes.map(({ id }) => id);
  await emptyBoxes(tx, ids, by.now);
  await updateBoxes(tx, ids, { ...inStock, updated_at: by.now });
  const entries = boxes.map(({ id, status }) => {
    return { ...by, subject: { kind: "BOX", id } as const, from: status, to: status };
  });
  await writeHistoryWithoutNotice(tx, ...entries);
}

const inStock = {
  user_id: null,
  order_id: null,
  order_serial: null,
  contract_id: null,
  assigned_at: null,
};
