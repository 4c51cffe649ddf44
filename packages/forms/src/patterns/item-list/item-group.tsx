import type { MoveItemGroup } from "@damadum/domain";
import { Disclosure } from "@damadum/ui";

import type { ItemCounts } from "./item-counts.ts";
import { ItemRow } from "./item-row.tsx";

interface ItemGroupProps {
  readonly group: MoveItemGroup;
  readonly counts: ItemCounts;
  readonly isOpen: boolean;
  readonly onCount: (id: string, count: number) => void;
}

/** Items of one kind, folded away until they are needed. */
export function ItemGroup({ group, counts, isOpen, onCount }: ItemGroupProps) {
  const pieces = piecesIn(group, counts);
  return (
    <Disclosure
      emphasis
      summary={pieces === 0 ? group.name : `${group.name} · ${pieces}개`}
      defaultOpen={isOpen}
    >
      {group.items.map((item) => (
        <ItemRow key={item.id} item={item} count={counts.get(item.id) ?? 0} onCount={onCount} />
      ))}
    </Disclosure>
  );
}

function piecesIn(group: MoveItemGroup, counts: ItemCounts): number {
  return group.items.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
}
