import { isBoxHarmed, type BoxStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findHistories, writeHistoryWithoutNotice, type Cause } from "../../subject/history.ts";
import { effectOfStep } from "../../subject/undo-step.ts";
import { emptyBoxes } from "./empty-boxes.ts";
import { lockBoxes, updateBoxes, type Box } from "./store.ts";

/** States that no undo leaves: disposed of, handed back for good, or cancelled with a refund. */
const closed: ReadonlySet<BoxStatus> = new Set(["DISPOSED", "ENDED", "CANCEL"]);

/**
 * Restores the boxes of an order to the states that they had before one of its steps. Throws state_conflict when one
 * has changed since. Lost and damaged boxes stay so.
 */
export async function restoreBoxes(
  tx: Tx,
  serials: readonly string[],
  { step, by }: { readonly step: { readonly id: number; readonly at: Date }; readonly by: Cause },
): Promise<void> {
  const boxes = (await lockBoxes(tx, serials)).filter(({ status }) => !isBoxHarmed(status));
  const ids = boxes.map(({ id }) => id);
  const histories = await findHistories<BoxStatus>(tx, "BOX", ids);
  for (const box of boxes) {
    const effect = effectOfStep(histories.get(box.id) ?? [], step);
    if (effect === null) continue;
    const { before: to, isUntouched } = effect;
    if (!isUntouched || to === null || closed.has(box.status)) {
      throw new ProblemError("state_conflict");
    }
    await updateBoxes(tx, [box.id], { status: to, updated_at: by.now });
    const subject = { kind: "BOX", id: box.id } as const;
    await writeHistoryWithoutNotice(tx, { ...by, subject, from: box.status, to });
  }
}

/**
 * Returns the boxes that an undone confirmation had assigned to stock, and erases what their owner already wrote,
 * because the next owner must not read it.
 */
export async function returnToStock(tx: Tx, serials: readonly string[], by: Cause): Promise<void> {
  const boxes = await lockBoxes(tx, serials);
  if (boxes.some(({ status }) => status !== "READY")) throw new ProblemError("state_conflict");
  if (boxes.length === 0) return;
  const ids = boxes.map(({ id }) => id);
  await emptyBoxes(tx, ids, by.now);
  await updateBoxes(tx, ids, { ...inStock, updated_at: by.now });
  const entries = boxes.map(({ id, status }: Box) => {
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
