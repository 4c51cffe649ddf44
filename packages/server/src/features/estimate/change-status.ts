import { canChangeMove, type Actor, type MoveStatus } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { EstimatesTable, Tx } from "../../db/tables.ts";
import { insertHistory, updateEstimate } from "./store.ts";

/** Who changes a status, why and when. */
export interface StatusChange {
  readonly to: MoveStatus;
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly now: Date;
}

/** Whether the domain's table lets this actor make the change. */
export function canChangeStatus(
  { status, input }: Pick<Selectable<EstimatesTable>, "status" | "input">,
  { to, actor }: Pick<StatusChange, "to" | "actor">,
): boolean {
  return canChangeMove({ from: status, to, actor, useBoxes: input.useBoxes });
}

/** Changes a locked estimate's status and writes the history; false when the table forbids it. */
export async function changeStatus(
  tx: Tx,
  estimate: Pick<Selectable<EstimatesTable>, "id" | "status" | "input">,
  change: StatusChange,
): Promise<boolean> {
  if (!canChangeStatus(estimate, change)) return false;
  await updateEstimate(tx, estimate.id, { status: change.to });
  await insertHistory(tx, {
    estimate_id: estimate.id,
    from_status: estimate.status,
    to_status: change.to,
    actor: change.actor,
    actor_id: change.actorId,
    reason: change.reason,
    at: change.now,
  });
  return true;
}
