import { isBoxAvailable, type BoxPurpose } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { Refusal } from "../../http/refusal.ts";
import { lockBoxes, type Box } from "./store.ts";

/**
 * The member's boxes with these serials, locked. Refused (box_unavailable) when one is somebody else's,
 * does not exist or cannot be ordered for this purpose now: nobody learns which.
 */
export async function availableBoxes(
  tx: Tx,
  wanted: {
    readonly userId: string;
    readonly serials: readonly string[];
    readonly purpose: BoxPurpose;
  },
): Promise<readonly Box[]> {
  const boxes = await lockBoxes(tx, wanted.serials);
  const isWhole = boxes.length === new Set(wanted.serials).size;
  const areFree = boxes.every(
    (box) => box.user_id === wanted.userId && isBoxAvailable(box.status, wanted.purpose),
  );
  if (!isWhole || !areFree) throw new Refusal("box_unavailable");
  return boxes;
}
