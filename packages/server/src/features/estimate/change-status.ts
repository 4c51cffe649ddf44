import { canChangeMove, type MoveStatus } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { EstimatesTable, Tx } from "../../db/tables.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { updateEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** A status to change to, and why. */
export interface StatusChange extends Cause {
  readonly to: MoveStatus;
}

/** Whether the domain's table lets this actor make the change. */
export function canChangeStatus(
  { status, input }: Pick<Selectable<EstimatesTable>, "status" | "input">,
  { to, actor }: Pick<StatusChange, "to" | "actor">,
): boolean {
  return canChangeMove({ from: status, to, actor, useBoxes: input.useBoxes });
}

/** Changes a locked estimate's status and writes the history; returns false when the table forbids it. */
export async function changeStatus(
  tx: Tx,
  estimate: Pick<Selectable<EstimatesTable>, "id" | "status" | "input">,
  change: StatusChange,
): Promise<boolean> {
  if (!canChangeStatus(estimate, change)) return false;
  await updateEstimate(tx, estimate.id, { status: change.to });
  await writeHistory(tx, {
    ...change,
    subject: subjectOfEstimate(estimate.id),
    from: estimate.status,
  });
  return true;
}
