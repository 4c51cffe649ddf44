import { type MoveItem, readWhole } from "@damadum/domain";
import { Counter, FurnitureIcon, ListRow } from "@damadum/ui";
import { memo } from "react";

import { aboutBoxes } from "./item-counts.ts";

interface ItemRowProps {
  readonly item: MoveItem;
  readonly count: number;
  readonly onCount: (id: string, count: number) => void;
}

/** One item with its count; memoised, so that it does not render when others change. */
export const ItemRow = memo(function ItemRow({ item, count, onCount }: ItemRowProps) {
  return (
    <ListRow
      divided
      media={<FurnitureIcon name={item.icon} size={40} />}
      title={item.name}
      description={`박스 ${aboutBoxes(item.volumeCount)} 크기`}
      end={
        <Counter
          label={`${item.name} 개수`}
          value={count}
          read={readWhole}
          onValueChange={(next) => onCount(item.id, next)}
        />
      }
    />
  );
});
