import { defineField } from "../../engine/definition/field.ts";

/** Boxes of the member by serial, under `box_serials`, out of those that the page offers. */
export const boxSerialsField = defineField({
  path: "box_serials",
  title: "박스",
  widget: "boxes",
  required: "박스를 하나 이상 골라 주세요.",
  plain: ["BX7K3F9QX2M4"],
  review: (answer) => `박스 ${[answer].flat().length}개`,
});
