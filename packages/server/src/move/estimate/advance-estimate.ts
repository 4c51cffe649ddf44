import { firstDayOfMoveStep, type MoveStatus } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { requireDayOfStep, type EarlyStep } from "../../platform/schedule/require-day-of-step.ts";
import { changeStatus } from "./change-status.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial } from "./store.ts";

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
