import { boxStatus, canTransition, type BoxStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { lockBoxes, updateBoxes, type Box } from "./store.ts";

/**
 * Changes the status of all these boxes and writes the history of each. Throws, and changes none, when the domain's
 * table forbids it for one (state_conflict) or one does not exist (not_found). Lock the order, its contract and its
 * payments before, the start times after.
 */
export async function changeBoxes(
  tx: Tx,
  serials: readonly string[],
  { to, ...by }: Cause & { readonly to: BoxStatus },
): Promise<readonly Box[]> {
  if (serials.length === 0) return [];
  const boxes = await lockBoxes(tx, serials);
  if (boxes.length !== new Set(serials).size) throw new ProblemError("not_found");
  if (boxes.some(({ status }) => !canTransition(boxStatus, status, to, by.actor))) {
    throw new ProblemError("state_conflict");
  }
  const ids = boxes.map(({ id }) => id);
  await updateBoxes(tx, ids, { status: to, updated_at: by.now });
  const entries = boxes.map(({ id, status: from }) => {
    return { ...by, subject: { kind: "BOX", id } as const, from, to };
  });
  await writeHistory(tx, ...entries);
  return boxes.map((box) => ({ ...box, status: to, updated_at: by.now }));
}
