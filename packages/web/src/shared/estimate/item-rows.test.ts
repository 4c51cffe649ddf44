import { expect, test } from "vitest";
import { itemRows } from "./item-rows.ts";

test("names and measures what the catalogue knows", () => {
  const [bed] = itemRows([{ item_id: "bed-single", count: 2 }]);
  expect(bed).toMatchObject({ name: "싱글 침대", count: 2 });
  expect(bed?.volumeCount).toBeGreaterThan(0);
});

test("keeps an item that the catalogue has lost", () => {
  expect(itemRows([{ item_id: "water-bed", count: 1 }])).toEqual([
    { id: "water-bed", name: "water-bed", count: 1, volumeCount: null },
  ]);
});
