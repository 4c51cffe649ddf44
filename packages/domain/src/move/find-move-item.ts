import type { MoveItem } from "./move-item.ts";
import { moveItemGroups } from "./move-item-groups.ts";

const itemsById = new Map(
  moveItemGroups.flatMap((group) => group.items).map((item) => [item.id, item]),
);

/** The item of the catalogue with this id, or undefined. */
export function findMoveItem(id: string): MoveItem | undefined {
  return itemsById.get(id);
}
