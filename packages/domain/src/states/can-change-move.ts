import { findTransition } from "./can-transition.ts";
import { moveStatus, type MoveStatus } from "./move-status.ts";
import type { Actor } from "./state-machine.ts";

/** A requested change of a move's state. */
export interface MoveChange {
  readonly from: MoveStatus;
  readonly to: MoveStatus;
  readonly actor: Actor;
  readonly useBoxes: boolean;
}

/** Whether the table allows the change, for a move with or without our boxes. */
export function canChangeMove({ from, to, actor, useBoxes }: MoveChange): boolean {
  const transition = findTransition(moveStatus, from, to, actor);
  if (transition === undefined) return false;
  return transition.boxes === undefined || (transition.boxes === "WITH") === useBoxes;
}
