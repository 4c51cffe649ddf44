import type { MoveItemCount } from "./estimate-input.ts";
import { findMoveItem } from "./find-move-item.ts";
import { moveItemGroups } from "./move-item-groups.ts";

const idsByName = new Map(
  moveItemGroups.flatMap(({ items }) => items).map(({ id, name }) => [name, id]),
);

/** Items as an operator reads and writes them: "싱글 침대 1, 2인 소파 2". */
export function moveItemsText(items: readonly MoveItemCount[]): string {
  return items
    .map(({ itemId, count }) => `${findMoveItem(itemId)?.name ?? itemId} ${count}`)
    .join(", ");
}

/** The items that such a text names, also by their ids; null when a part of it has no count or names none. */
export function readMoveItems(text: string): readonly MoveItemCount[] | null {
  const items = text.split(",").flatMap((part) => {
    const [, name = "", count] = /^\s*(.+?)[\s=]+(\d+)\s*$/.exec(part) ?? [];
    const itemId = idsByName.get(name) ?? findMoveItem(name)?.id;
    return itemId === undefined ? [] : [{ itemId, count: Number(count) }];
  });
  return items.length === text.split(",").length ? items : null;
}
