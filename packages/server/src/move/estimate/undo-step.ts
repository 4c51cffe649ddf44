import { canUndoMove } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findLastStep, recordUndo } from "../../subject/undo-step.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial, updateEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** Undoes the last step of a move if an operator took it and nothing has happened since. */
export async function undoStep(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly serial: string; readonly operatorId: string; readonly reason: string },
): Promise<EstimateView> {
  const { serial, operatorId: actorId, reason } = input;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    const subject = subjectOfEstimate(estimate.id);
    const step = await findLastStep(tx, subject, estimate.status);
    const { from_status: from, to_status: to } = step;
    // An undo is not a transition of the table, so it cannot be undone.
    if (!canUndoMove({ from, to, useBoxes: estimate.input.useBoxes })) {
      throw new ProblemError("state_conflict");
    }
    await updateEstimate(tx, estimate.id, { status: from });
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    await recordUndo(tx, subject, { step, by });
    return estimate.id;
  });
  return viewEstimate(db, estimateId);
}
