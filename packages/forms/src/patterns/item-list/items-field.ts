import { brand, findMoveItem, moveItemGroups, requiredMessages } from "@damadum/domain";

import { defineField } from "../../engine/definition/field.ts";
import { aboutBoxes, totalOf, toCounts } from "./item-counts.ts";

/** Things of the catalogue with counts, as a list named `items`. */
export const itemsField = defineField({
  path: "items",
  title: "옮길 짐",
  widget: "itemList",
  required: requiredMessages.items,
  plain: [{ item_id: moveItemGroups[0]?.items[0]?.id ?? "", count: 1 }],
  review: (answer) => {
    const counts = toCounts(answer);
    const names = [...counts].map(([id, count]) => `${findMoveItem(id)?.name ?? id} ${count}개`);
    return [names.join(", "), `${brand.name} 박스 ${aboutBoxes(totalOf(counts).volume)} 분량`];
  },
});
