import {
  canUndoCompanyWork,
  isBoxHarmed,
  nextBoxStatusOfWork,
  type BoxStatus,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findHistories, findHistory, type Cause, type PastChange } from "../../subject/history.ts";
import { findLastStep, recordUndo, effectOfStep } from "../../subject/undo-step.ts";
import { companySubject } from "../company/subjects.ts";
import { changeBoxes, restoreBoxes } from "../company-box/change-boxes.ts";
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
    const { company_id: companyId, contract_id: cid } = work;
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    const cpboxIds = await findBoxIdsOfWork(tx, wkId, "ALL");
    const boxes = (await listOwnBoxes(tx, { companyId, cid, cpboxIds })).filter(
      ({ status }) => !isBoxHarmed(status),
    );
    const histories = await findHistories<BoxStatus>(tx, "COMPANY_BOX", cpboxIds);
    const trace = { work, boxes, histories };
    const changed = await findLastChange(tx, work);
    const carried = lastCarriage(trace, changed);
    if (carried === null) await undoStatus(tx, trace, by);
    else await takeBoxesBack(tx, trace, { step: carried, by });
  });
}

async function findLastChange(tx: Tx, work: CompanyWorkRow) {
  const last = (await findHistory<CompanyWorkRow["status"]>(tx, companySubject.work(work.id))).at(
    -1,
  );
  if (last === undefined) throw new ProblemError("state_conflict");
  return last;
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

async function undoStatus(tx: Tx, trace: WorkTrace, by: Cause): Promise<void> {
  const { work, boxes } = trace;
  const subject = companySubject.work(work.id);
  const step = await findLastStep(tx, subject, work.status);
  const { from_status: from, to_status: to } = step;
  if (!canUndoCompanyWork({ from, to })) throw new ProblemError("state_conflict");
  if (to === "CONFIRM" && work.makes_boxes) await unmakeBoxes(tx, { work, boxes, by });
  else await takeBoxesBack(tx, trace, { step, by });
  await updateWork(tx, work.id, { status: from });
  await recordUndo(tx, subject, { step, by });
}

/** Cancels the boxes that the confirmation made; if it is confirmed again, the work makes new ones. */
async function unmakeBoxes(
  tx: Tx,
  made: {
    readonly work: CompanyWorkRow;
    readonly boxes: readonly CompanyBoxRow[];
    readonly by: Cause;
  },
): Promise<void> {
  const { work, boxes, by } = made;
  await changeBoxes(tx, boxes, { ...by, to: "CANCEL" });
  await addBoxCounts(tx, { cid: work.contract_id, made: -boxes.length, stored: 0 });
  await deleteWorkBoxes(tx, work.id);
}

async function takeBoxesBack(
  tx: Tx,
  { work, boxes, histories }: WorkTrace,
  { step, by }: { readonly step: Pick<PastChange<string>, "id" | "at">; readonly by: Cause },
): Promise<void> {
  const back: { readonly box: CompanyBoxRow; readonly to: BoxStatus }[] = [];
  for (const box of boxes) {
    const moves = histories.get(box.id) ?? [];
    const effect = effectOfStep(moves, step);
    if (effect === null) continue;
    const { before: to, isUntouched } = effect;
    const isOnRoute = to !== null && nextBoxStatusOfWork(work.kind, to) !== null;
    if (!isUntouched || !isOnRoute || box.status === "DISPOSED") {
      throw new ProblemError("state_conflict");
    }
    back.push({ box, to });
  }
  const boxIds = back.map(({ box }) => box.id);
  if (boxIds.length === 0) return;
  if ((await findReservedBoxes(tx, boxIds, work.id)).length > 0) {
    throw new ProblemError("state_conflict");
  }
  for (const [to, group] of Map.groupBy(back, (each) => each.to)) {
    const those = group.map(({ box }) => box);
    await restoreBoxes(tx, those, { ...by, to });
  }
  await setArrived(tx, { wkId: work.id, boxIds, arrived: false });
  await updateWork(tx, work.id, { moved_on: null });
}
