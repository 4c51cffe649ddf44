import { boxVolumeCount, findMoveItem } from "@damadum/domain";
import type { MoveItemCount } from "@damadum/sdk";

/** One line of the list of goods. */
export interface ItemRow {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** In 담아둠 boxes; null for an item that was removed from the catalogue. */
  readonly volumeCount: number | null;
}

/** The goods of an estimate with names and volumes from the catalogue. */
export function itemRows(items: readonly MoveItemCount[]): readonly ItemRow[] {
  return items.map(({ item_id: id, count }) => {
    const item = findMoveItem(id);
    return {
      id,
      name: item?.name ?? id,
      count,
      volumeCount: item ? boxVolumeCount({ ...item, count }) : null,
    };
  });
}
