import { canChangeMove, type MoveStatus } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { EstimatesTable, Tx } from "../../db/tables.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { updateEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

export interface StatusChange extends Cause {
  readonly to: MoveStatus;
}

/** Changes a locked estimate's status and writes the history; returns false when the table forbids it. */
export async function changeStatus(
  tx: Tx,
  estimate: Pick<Selectable<EstimatesTable>, "id" | "status" | "input">,
  change: StatusChange,
): Promise<boolean> {
  const { to, actor } = change;
  const { status: from, input } = estimate;
  if (!canChangeMove({ from, to, actor, useBoxes: input.useBoxes })) return false;
  await updateEstimate(tx, estimate.id, { status: change.to });
  await writeHistory(tx, {
    ...change,
    subject: subjectOfEstimate(estimate.id),
    from: estimate.status,
  });
  return true;
}
