import { expect, it } from "vitest";
import { moveItemsText, readMoveItems } from "./items-text.ts";
import { moveItemGroups } from "./move-item-groups.ts";

it("readMoveItems reads every item of the catalogue as moveItemsText writes it", () => {
  const all = moveItemGroups.flatMap(({ items }) => items);
  const items = all.map(({ id }, index) => ({ itemId: id, count: index + 1 }));
  expect(readMoveItems(moveItemsText(items))).toEqual(items);
});

it.each([
  ["싱글 침대 2", [{ itemId: "bed-single", count: 2 }]],
  [
    "bed-single=1,sofa-two=3",
    [
      { itemId: "bed-single", count: 1 },
      { itemId: "sofa-two", count: 3 },
    ],
  ],
  [
    " 2인 소파  1 , 싱글 침대 1 ",
    [
      { itemId: "sofa-two", count: 1 },
      { itemId: "bed-single", count: 1 },
    ],
  ],
  ["싱글 침대", null],
  ["유리 피아노 1", null],
  ["싱글 침대 1,", null],
  ["", null],
])("readMoveItems of %j is %j", (text, items) => {
  expect(readMoveItems(text)).toEqual(items);
});
