import { boxStatus, canTransition, type BoxStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { companySubject } from "../company/subjects.ts";
import {
  writeHistory,
  writeHistoryWithoutNotice,
  type Cause,
  type HistoryEntry,
} from "../../subject/history.ts";
import { addBoxCounts } from "../contract-state/box-count-store.ts";
import { updateStatuses, type CompanyBoxRow } from "./store.ts";

/**
 * Changes the status of a locked company's boxes and writes their history; throws `state_conflict` for all of them if
 * one may not change. What follows from a change of their work counts as the service's own, recorded with its cause.
 */
export async function changeBoxes(
  tx: Tx,
  boxes: readonly CompanyBoxRow[],
  { to, ...by }: Cause & { readonly to: BoxStatus },
): Promise<readonly CompanyBoxRow[]> {
  if (boxes.length === 0) return [];
  if (!canChangeBoxes(boxes, { to, actor: by.actor })) throw new ProblemError("state_conflict");
  await writeHistory(tx, ...(await placeBoxes(tx, boxes, { to, ...by })));
  return boxes.map((box) => ({ ...box, status: to, updated_at: by.now }));
}

/** Whether all of these boxes may change to a status. */
export function canChangeBoxes(
  boxes: readonly Pick<CompanyBoxRow, "status">[],
  { to, actor }: { readonly to: BoxStatus; readonly actor: Cause["actor"] },
): boolean {
  return boxes.every(
    ({ status }) =>
      canTransition(boxStatus, status, to, "SYSTEM") || canTransition(boxStatus, status, to, actor),
  );
}

/** Returns the boxes of a work to the state from which an undone step took them, without a notice. */
export async function restoreBoxes(
  tx: Tx,
  boxes: readonly CompanyBoxRow[],
  change: Cause & { readonly to: BoxStatus },
): Promise<void> {
  if (boxes.length === 0) return;
  await writeHistoryWithoutNotice(tx, ...(await placeBoxes(tx, boxes, change)));
}

/** Puts boxes into a state, updates the counts of stored boxes, and returns the history entries to write. */
async function placeBoxes(
  tx: Tx,
  boxes: readonly CompanyBoxRow[],
  { to, ...by }: Cause & { readonly to: BoxStatus },
): Promise<readonly HistoryEntry[]> {
  await updateStatuses(tx, { boxIds: boxes.map(({ id }) => id), status: to, now: by.now });
  for (const [cid, own] of Map.groupBy(boxes, ({ contract_id: id }) => id)) {
    const storedBefore = own.filter(({ status }) => status === "STORED").length;
    const stored = (to === "STORED" ? own.length : 0) - storedBefore;
    if (stored !== 0) await addBoxCounts(tx, { cid, made: 0, stored });
  }
  return boxes.map(({ id, status }) => ({
    ...by,
    subject: companySubject.box(id),
    from: status,
    to,
  }));
}
