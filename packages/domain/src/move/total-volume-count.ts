import { boxVolumeCount } from "../box/box-volume-count.ts";
import type { MoveItemCount } from "./estimate-input.ts";
import { findMoveItem } from "./find-move-item.ts";

/** Largest load that can be quoted without a visit, in 담아둠 boxes: five 5-ton trucks. */
export const MAX_MOVE_VOLUME = 900;

/** Volume of the items in 담아둠 boxes, to one decimal. @throws RangeError for an unknown item */
export function totalVolumeCount(items: readonly MoveItemCount[]): number {
  // Summed in whole tenths, for the same reason as in boxVolumeCount.
  const tenths = items.reduce((sum, { itemId, count }) => {
    const item = findMoveItem(itemId);
    if (item === undefined) throw new RangeError(`unknown item: ${itemId}`);
    return sum + Math.round(boxVolumeCount({ ...item, count }) * 10);
  }, 0);
  return tenths / 10;
}
