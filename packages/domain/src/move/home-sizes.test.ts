import { expect, it } from "vitest";
import { currentPriceList } from "../pricing/current-price-list.ts";
import { loadOf } from "../pricing/load.ts";
import { findMoveItem } from "./find-move-item.ts";
import { homeSizeNames, homeSizes, isHomeSize } from "./home-sizes.ts";

it("homeSizes names only items of the catalogue", () => {
  const ids = homeSizeNames.flatMap((size) => homeSizes[size].items.map(({ itemId }) => itemId));
  expect(ids.filter((id) => findMoveItem(id) === undefined)).toEqual([]);
});

it("homeSizes fills a larger truck when the home is larger", () => {
  const priceList = currentPriceList("2026-11-20");
  const trucks = homeSizeNames.map((size) => loadOf(homeSizes[size].items, priceList));
  expect(trucks.map(({ tier, truckCount }) => [tier.truck, truckCount])).toEqual([
    ["1톤 트럭", 1],
    ["2.5톤 트럭", 1],
    ["5톤 트럭", 1],
  ]);
});

it("isHomeSize returns false when the name is not a size", () => {
  expect(isHomeSize("TWO_ROOMS")).toBe(true);
  expect(isHomeSize("toString")).toBe(false);
});
