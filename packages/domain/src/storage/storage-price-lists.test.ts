import { describe, expect, it } from "vitest";
import { isIsoDate } from "../calendar/iso-date.ts";
import { currentStoragePriceList, findStoragePriceList } from "./current-storage-price-list.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

describe.each(storagePriceLists)("storage price list $version", (list) => {
  it("is found by its version and by the day from which it applies", () => {
    expect(isIsoDate(list.effectiveFrom)).toBe(true);
    expect(list.version).toBe(list.effectiveFrom);
    expect(currentStoragePriceList(list.effectiveFrom)).toBe(list);
    expect(findStoragePriceList(list.version)).toBe(list);
  });

  it("has whole hundreds of won and sensible rates", () => {
    const amounts = [
      ...Object.values(list.monthlyPerBox),
      ...Object.values(list.trip),
      list.boxRentalPerBox,
      list.tripPerBox,
      list.stairsPerFloorAndBox,
      list.perHelper,
      list.heavyLoad,
      list.disposalPerBox,
    ];
    for (const amount of amounts) {
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount % 100).toBe(0);
    }
    // The contract carries a day's surcharge as 0 to 100 percent.
    expect(list.weekendRate + list.monthEndRate + list.luckyDayRate).toBeLessThanOrEqual(100);
    expect(list.terminationFeeRate).toBeLessThanOrEqual(10);
  });

  it("costs more when the grade is better", () => {
    expect(list.monthlyPerBox.CLIMATE).toBeGreaterThan(list.monthlyPerBox.BASIC);
  });

  it("discounts longer periods more, from the longest to the shortest", () => {
    const discounts = list.periodDiscounts;
    expect(discounts).toEqual(discounts.toSorted((a, b) => b.fromMonths - a.fromMonths));
    expect(discounts).toEqual(discounts.toSorted((a, b) => b.rate - a.rate));
  });
});

it("currentStoragePriceList returns the first list before its day; findStoragePriceList none for an unknown version", () => {
  expect(currentStoragePriceList("2000-01-01")).toBe(storagePriceLists[0]);
  expect(findStoragePriceList("1999-01-01")).toBeUndefined();
});
