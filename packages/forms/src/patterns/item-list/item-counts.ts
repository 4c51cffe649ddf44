import { findMoveItem, moveItemGroups } from "@damadum/domain";

import { isRecord } from "../../engine/data/values.ts";

export interface ItemEntry {
  readonly item_id: string;
  readonly count: number;
}

export type ItemCounts = ReadonlyMap<string, number>;

/** The counts in a list of the contract; malformed entries are left out. */
export function toCounts(list: unknown): ItemCounts {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map(
    entries.flatMap((entry) => {
      if (!isRecord(entry)) return [];
      const { item_id: id, count } = entry;
      return typeof id === "string" && typeof count === "number" ? [[id, count] as const] : [];
    }),
  );
}

/** The list with one count changed, in the order of the catalogue; undefined when nothing is left. */
export function withCount(
  list: unknown,
  id: string,
  count: number,
): readonly ItemEntry[] | undefined {
  const counts = new Map(toCounts(list));
  if (count > 0) counts.set(id, count);
  else counts.delete(id);
  const next = moveItemGroups
    .flatMap((group) => group.items)
    .flatMap((item) => {
      const kept = counts.get(item.id);
      return kept === undefined ? [] : [{ item_id: item.id, count: kept }];
    });
  return next.length === 0 ? undefined : next;
}

/** The number of items, and their volume in our boxes, to one decimal. */
export function totalOf(counts: ItemCounts): { readonly pieces: number; readonly volume: number } {
  let pieces = 0;
  let tenths = 0;
  for (const [id, count] of counts) {
    pieces += count;
    // Summed in tenths, because 0.1 + 0.2 is not 0.3 in floating point.
    tenths += Math.round((findMoveItem(id)?.volumeCount ?? 0) * 10) * count;
  }
  return { pieces, volume: tenths / 10 };
}

/** A volume as an approximate number of boxes, rounded up: 12.2 is `약 13개`. */
export function aboutBoxes(volume: number): string {
  return `약 ${Math.ceil(volume)}개`;
}
