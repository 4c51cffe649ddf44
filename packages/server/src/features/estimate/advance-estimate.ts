import type { MoveStatus } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { changeStatus } from "./change-status.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial } from "./store.ts";

/** An operator moves an order on, where the domain's table lets an operator. Cancelling has its own verb. */
export async function advanceEstimate(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly serial: string;
    readonly to: Exclude<MoveStatus, "CANCEL">;
    readonly operatorId: string;
  } & OperatorWords,
): Promise<EstimateView> {
  const { serial, to, operatorId, reason, message = null } = input;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    if (estimate === null) throw new ProblemError("not_found");
    const by = { actor: "OPERATOR", actorId: operatorId } as const;
    const changed = await changeStatus(tx, estimate, { to, ...by, reason, message, now: clock() });
    if (!changed) throw new ProblemError("state_conflict");
    return estimate.id;
  });
  return viewEstimate(db, estimateId);
}
