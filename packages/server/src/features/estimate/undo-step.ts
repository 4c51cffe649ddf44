import { canChangeMove, type MoveStatus } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findHistory, writeHistoryWithoutNotice } from "../../subject/history.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial, updateEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/**
 * Takes back the last step of a move, if an operator took it and nothing has happened since. A cancellation stays: its money
 * has gone back.
 */
export async function undoStep(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly serial: string; readonly operatorId: string; readonly reason: string },
): Promise<EstimateView> {
  const { serial, operatorId: actorId, reason } = input;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    if (estimate === null) throw new ProblemError("not_found");
    const subject = subjectOfEstimate(estimate.id);
    const last = (await findHistory<MoveStatus>(tx, subject)).at(-1);
    const { from_status: from = null, to_status: to = null } = last ?? {};
    if (last?.actor !== "OPERATOR" || from === null || to === null) {
      throw new ProblemError("state_conflict");
    }
    // What was taken back already is no step of the table.
    const step = { from, to, actor: "OPERATOR", useBoxes: estimate.input.useBoxes } as const;
    if (to === "CANCEL" || to !== estimate.status || !canChangeMove(step)) {
      throw new ProblemError("state_conflict");
    }
    await updateEstimate(tx, estimate.id, { status: from });
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    await writeHistoryWithoutNotice(tx, { ...by, subject, from: to, to: from });
    return estimate.id;
  });
  return viewEstimate(db, estimateId);
}
