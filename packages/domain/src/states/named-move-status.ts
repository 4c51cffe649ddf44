import { withBoxes, withoutBoxes } from "./move-rows.ts";
import { moveStatus } from "./move-status.ts";

const namedWithBoxes = { ...moveStatus, states: withBoxes };
const namedWithoutBoxes = { ...moveStatus, states: withoutBoxes };

/**
 * The states of a move by the words that its member reads, for those who talk with the member. The labels of the
 * machine itself (spec section 4) tell a paid move from a confirmed one not at all, and speak of boxes where none are.
 */
export function namedMoveStatus({ useBoxes }: { readonly useBoxes: boolean }) {
  return useBoxes ? namedWithBoxes : namedWithoutBoxes;
}
