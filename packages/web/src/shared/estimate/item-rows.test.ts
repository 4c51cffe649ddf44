import { expect, test } from "vitest";
import { itemRows } from "./item-rows.ts";

test("itemRows returns name and volume when the catalogue has the item", () => {
  const [bed] = itemRows([{ item_id: "bed-single", count: 2 }]);
  expect(bed).toMatchObject({ name: "싱글 침대", count: 2 });
  expect(bed?.volumeCount).toBeGreaterThan(0);
});

test("itemRows returns the id without a volume when the catalogue lacks the item", () => {
  expect(itemRows([{ item_id: "water-bed", count: 1 }])).toEqual([
    { id: "water-bed", name: "water-bed", count: 1, volumeCount: null },
  ]);
});
