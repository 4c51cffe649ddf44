import { requiredMessages } from "@damadum/domain";

import type { Pattern } from "../pattern.ts";
import { ItemListField } from "./item-list-field.tsx";

/** Things of the catalogue with counts, as a list named `items`. */
export const itemListPattern: Pattern = {
  uiSchema: { items: { "ui:title": "옮길 짐", "ui:field": "itemList", "ui:answer": "chosen" } },
  messages: { items: { required: requiredMessages.items, minItems: requiredMessages.items } },
  fields: { itemList: ItemListField },
};
