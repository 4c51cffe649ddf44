import { isBoxAvailable, type BoxPurpose } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockBoxes, type Box } from "./store.ts";

/**
 * Locks and returns the member's boxes with these serials. Throws box_unavailable when one is another member's, does
 * not exist or cannot be ordered for this purpose now, without revealing which.
 */
export async function availableBoxes(
  tx: Tx,
  filter: {
    readonly userId: string;
    readonly serials: readonly string[];
    readonly purpose: BoxPurpose;
  },
): Promise<readonly Box[]> {
  const boxes = await lockBoxes(tx, filter.serials);
  const isComplete = boxes.length === new Set(filter.serials).size;
  const areFree = boxes.every(
    (box) => box.user_id === filter.userId && isBoxAvailable(box.status, filter.purpose),
  );
  if (!isComplete || !areFree) throw new ProblemError("box_unavailable");
  return boxes;
}
