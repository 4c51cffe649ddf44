import { brand, findMoveItem, moveItemGroups } from "@damadum/domain";

import { defineField } from "../../theme/define.ts";
import { aboutBoxes, totalOf, toCounts } from "./item-counts.ts";

/** Items of the catalogue with counts, as a list named `items`. */
export const itemsField = defineField({
  path: "items",
  widget: "itemList",
  plain: [{ item_id: moveItemGroups[0]?.items[0]?.id ?? "", count: 1 }],
  review: (answer) => {
    const counts = toCounts(answer);
    const names = [...counts].map(([id, count]) => `${findMoveItem(id)?.name ?? id} ${count}개`);
    return [names.join(", "), `${brand.name} 박스 ${aboutBoxes(totalOf(counts).volume)} 분량`];
  },
});
