import { expect, it } from "vitest";
import { roughStoragePrice, usualStorage } from "./rough-storage-price.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

const [priceList] = storagePriceLists;

it("roughStoragePrice has no surcharge, and its discount when the free months are not had", () => {
  const { lines, totalAmount } = roughStoragePrice(usualStorage, priceList);
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ["STORAGE", 96_000],
    ["COLLECTION", 14_000],
    ["PERIOD_DISCOUNT", -4_800],
  ]);
  expect(totalAmount).toBe(105_200);
});

it("roughStoragePrice is only that of the trip when the months are free", () => {
  const free = { ...usualStorage, promotion: "FREE_MONTH3" } as const;
  expect(roughStoragePrice(free, priceList).totalAmount).toBe(14_000);
});
