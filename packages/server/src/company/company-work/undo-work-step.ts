import {
  canUndoCompanyWork,
  isBoxHarmed,
  nextBoxStatusOfWork,
  type BoxStatus,
} from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findHistories, findHistory, type PastChange } from "../../subject/history.ts";
import { effectOfStep, lastStepOf, recordUndo, type Step } from "../../subject/undo-step.ts";
import { companySubject } from "../company/subjects.ts";
import { canChangeBoxes, changeBoxes, restoreBoxes } from "../company-box/change-boxes.ts";
import { findReservedBoxes } from "../company-box/store.ts";
import { addBoxCounts } from "../contract-state/box-count-store.ts";
import { updateWork } from "./store.ts";
import { deleteWorkBoxes, findBoxIdsOfWork, setArrived } from "./work-box-store.ts";
import type { CompanyWorkRow } from "./work-row.ts";
import { listOwnBoxes } from "../company-box/read-company-boxes.ts";
import { lockWork } from "./change-work-status.ts";

type CompanyBoxRow = Awaited<ReturnType<typeof listOwnBoxes>>[number];

interface WorkTrace {
  readonly work: CompanyWorkRow;
  readonly boxes: readonly CompanyBoxRow[];
  readonly histories: ReadonlyMap<string, readonly PastChange<BoxStatus>[]>;
}

/** What undoing the last step of a work changes: its status, the boxes that its confirmation made, and boxes moved. */
interface Undo {
  /** Null when boxes moved after the work's status changed: that alone is undone. */
  readonly step: Step<CompanyWorkRow["status"]> | null;
  readonly made: readonly CompanyBoxRow[] | null;
  readonly moved: readonly MovedBox[];
}

interface MovedBox {
  readonly box: CompanyBoxRow;
  readonly to: BoxStatus;
}

/**
 * Undoes an operator's last step of company work: its confirmation, its completion, or the boxes' last move. Boxes
 * return to their earlier state; throws `state_conflict` if one is destroyed or has been taken by newer work.
 */
export async function undoWorkStep(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly wkId: string; readonly operatorId: string; readonly reason: string },
): Promise<void> {
  const { wkId, operatorId: actorId, reason } = input;
  await inTransaction(db, async (tx) => {
    const work = await lockWork(tx, wkId);
    const undo = await undoOfWork(tx, work);
    if (undo === null) throw new ProblemError("state_conflict");
    const { step, made, moved } = undo;
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    if (made !== null) {
      // If it is confirmed again, the work makes new ones.
      await changeBoxes(tx, made, { ...by, to: "CANCEL" });
      await addBoxCounts(tx, { cid: work.contract_id, made: -made.length, stored: 0 });
      await deleteWorkBoxes(tx, wkId);
    }
    for (const [to, group] of Map.groupBy(moved, (each) => each.to)) {
      const those = group.map(({ box }) => box);
      await restoreBoxes(tx, those, { ...by, to });
    }
    if (moved.length > 0) {
      await setArrived(tx, { wkId, boxIds: moved.map(({ box }) => box.id), arrived: false });
      await updateWork(tx, wkId, { moved_on: null });
    }
    if (step === null) return;
    await updateWork(tx, wkId, { status: step.from_status });
    await recordUndo(tx, companySubject.work(wkId), { step, by });
  });
}

/** How an operator can undo the last step of a work; null when that is not possible. */
export async function undoOfWork(db: Connection, work: CompanyWorkRow): Promise<Undo | null> {
  const trace = await traceOf(db, work);
  const subject = companySubject.work(work.id);
  const changed = (await findHistory<CompanyWorkRow["status"]>(db, subject)).at(-1);
  if (changed === undefined) return null;
  const carried = lastCarriage(trace, changed);
  if (carried !== null) {
    const moved = await boxesToTakeBack(db, trace, carried);
    return moved && { step: null, made: null, moved };
  }
  const step = await lastStepOf(db, subject, work.status);
  if (step === null) return null;
  const { from_status: from, to_status: to } = step;
  if (!canUndoCompanyWork({ from, to })) return null;
  if (to === "CONFIRM" && work.makes_boxes) {
    const made = trace.boxes;
    return canChangeBoxes(made, { to: "CANCEL", actor: "OPERATOR" })
      ? { step, made, moved: [] }
      : null;
  }
  const moved = await boxesToTakeBack(db, trace, step);
  return moved && { step, made: null, moved };
}

async function traceOf(db: Connection, work: CompanyWorkRow): Promise<WorkTrace> {
  const { id, company_id: companyId, contract_id: cid } = work;
  const cpboxIds = await findBoxIdsOfWork(db, id, "ALL");
  const boxes = await listOwnBoxes(db, { companyId, cid, cpboxIds });
  const histories = await findHistories<BoxStatus>(db, "COMPANY_BOX", cpboxIds);
  return { work, boxes: boxes.filter(({ status }) => !isBoxHarmed(status)), histories };
}

/** The last time that boxes moved after the work's status changed; null when none has. */
function lastCarriage(
  { boxes, histories }: WorkTrace,
  changed: Pick<PastChange<string>, "id" | "at">,
): { readonly id: number; readonly at: Date } | null {
  const later = boxes
    .flatMap(({ id }) => histories.get(id) ?? [])
    .filter(({ id, at }) => id > changed.id && at.getTime() !== changed.at.getTime());
  const at = later.toSorted((a, b) => a.id - b.id).at(-1)?.at;
  if (at === undefined) return null;
  const first = Math.min(
    ...later.filter((change) => change.at.getTime() === at.getTime()).map(({ id }) => id),
  );
  return { id: first - 1, at };
}

/** The boxes that a step moved, with the states before it; null when one went on or belongs to newer work. */
async function boxesToTakeBack(
  db: Connection,
  { work, boxes, histories }: WorkTrace,
  step: Pick<PastChange<string>, "id" | "at">,
): Promise<readonly MovedBox[] | null> {
  const back: MovedBox[] = [];
  for (const box of boxes) {
    const effect = effectOfStep(histories.get(box.id) ?? [], step);
    if (effect === null) continue;
    const { before: to, isUntouched } = effect;
    const isOnRoute = to !== null && nextBoxStatusOfWork(work.kind, to) !== null;
    if (!isUntouched || !isOnRoute || box.status === "DISPOSED") return null;
    back.push({ box, to });
  }
  const boxIds = back.map(({ box }) => box.id);
  if (boxIds.length === 0) return back;
  return (await findReservedBoxes(db, boxIds, work.id)).length > 0 ? null : back;
}
