import { firstDayOfMoveStep, type MoveStatus, canUndoMove } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { changeStatus } from "./change-status.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial, updateEstimate, type LockedEstimate } from "./store.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { lastStepOf, recordUndo, type Step, type UndoRefusal } from "../../subject/undo-step.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { requireDayOfStep, type EarlyStep } from "../../platform/schedule/require-open-times.ts";

/** Advances an order where the domain's table lets an operator; cancelling is a separate operation. */
export async function advanceEstimate(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly serial: string;
    readonly to: Exclude<MoveStatus, "CANCEL">;
    readonly operatorId: string;
  } & EarlyStep &
    OperatorWords,
): Promise<EstimateView> {
  const { serial, to, operatorId, early, reason, message = null } = input;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    const now = clock();
    requireDayOfStep(firstDayOfMoveStep(estimate.input, to), { early, now });
    const by = { actor: "OPERATOR", actorId: operatorId } as const;
    const changed = await changeStatus(tx, estimate, { to, ...by, reason, message, now });
    if (!changed) throw new ProblemError("state_conflict");
    return estimate.id;
  });
  return viewEstimate(db, estimateId);
}

/** Records that the rented boxes of a cancelled move were collected. */
export async function recordBoxesCollected(
  { db }: Pick<Services, "db">,
  serial: string,
): Promise<EstimateView> {
  const estimateId = await inTransaction(db, async (tx) => {
    const { id, boxes_to_collect: isOpen } = await lockEstimateBySerial(tx, serial);
    if (!isOpen) throw new ProblemError("state_conflict");
    await updateEstimate(tx, id, { boxes_to_collect: false });
    await releaseBoxDeliveries(tx, id);
    return id;
  });
  return viewEstimate(db, estimateId);
}

/** The last step of a move when an operator took it, or why it cannot be undone; null when nobody of us took it. */
export async function undoOfMove(
  db: Connection,
  { id, status, input }: Pick<LockedEstimate, "id" | "status" | "input">,
): Promise<Step<MoveStatus> | UndoRefusal | null> {
  const step = await lastStepOf(db, subjectOfEstimate(id), status);
  if (step === null) return null;
  const { from_status: from, to_status: to } = step;
  // An undo is not a transition of the table, so it cannot be undone.
  return canUndoMove({ from, to, useBoxes: input.useBoxes }) ? step : "STEP";
}

/** Undoes the last step of a move if an operator took it and nothing has happened since. */
export async function undoStep(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly serial: string; readonly operatorId: string; readonly reason: string },
): Promise<EstimateView> {
  const { serial, operatorId: actorId, reason } = input;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    const step = await undoOfMove(tx, estimate);
    if (step === null || typeof step === "string") throw new ProblemError("state_conflict");
    await updateEstimate(tx, estimate.id, { status: step.from_status });
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    await recordUndo(tx, subjectOfEstimate(estimate.id), { step, by });
    return estimate.id;
  });
  return viewEstimate(db, estimateId);
}
