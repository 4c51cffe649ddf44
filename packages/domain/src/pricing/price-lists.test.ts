import { describe, expect, it } from "vitest";
import { isIsoDate } from "../calendar/iso-date.ts";
import { currentPriceList, findPriceList } from "./current-price-list.ts";
import { priceLists } from "./price-lists.ts";
import { zones, type ZoneArea } from "../zone/zones.ts";

const areas = new Set<ZoneArea>(Object.values(zones).map(({ area }) => area));

describe.each(priceLists)("price list $version", (list) => {
  it("has the day from which it applies as its version", () => {
    expect(isIsoDate(list.effectiveFrom)).toBe(true);
    expect(list.version).toBe(list.effectiveFrom);
  });

  it("costs more when the load is larger", () => {
    for (const [index, tier] of list.truckTiers.entries()) {
      const smaller = list.truckTiers[index - 1];
      if (smaller === undefined) continue;
      expect(tier.maxVolume).toBeGreaterThan(smaller.maxVolume);
      expect(tier.base).toBeGreaterThanOrEqual(smaller.base);
      expect(tier.stairsPerFloor).toBeGreaterThanOrEqual(smaller.stairsPerFloor);
      expect(tier.crew).toBeGreaterThanOrEqual(smaller.crew);
    }
  });

  it("costs more when the ladder reaches a higher floor", () => {
    for (const [index, band] of list.ladderBands.entries()) {
      const lower = list.ladderBands[index - 1];
      if (lower === undefined) continue;
      expect(band.maxFloor).toBeGreaterThan(lower.maxFloor);
      expect(band.amount).toBeGreaterThanOrEqual(lower.amount);
    }
  });

  it("has the same distance price in both directions", () => {
    for (const from of areas) {
      for (const to of areas) {
        expect(list.distance[from][to], `${from} ${to}`).toBe(list.distance[to][from]);
        expect(list.distance[from][to]).toBeGreaterThanOrEqual(list.sameRegion);
      }
    }
  });

  it("has whole hundreds of won and sensible rates", () => {
    const amounts = [
      ...list.truckTiers.flatMap(({ base, stairsPerFloor }) => [base, stairsPerFloor]),
      ...list.ladderBands.map(({ amount }) => amount),
      ...[...areas].flatMap((area) => Object.values(list.distance[area])),
      list.sameRegion,
      list.elevator,
      list.boxRentalPerBox,
      list.perHelper,
      list.heavyLoad,
      // A volume has one decimal, so a tenth of this must be whole hundreds too.
      list.perBoxVolume / 10,
    ];
    for (const amount of amounts) {
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount % 100).toBe(0);
    }
    // The contract carries a day's surcharge as 0 to 100 percent.
    expect(list.weekendRate + list.monthEndRate + list.luckyDayRate).toBeLessThanOrEqual(100);
    expect(list.depositRate).toBe(10);
  });
});

describe("currentPriceList", () => {
  it("returns the last list that is in force", () => {
    for (const [index, list] of priceLists.entries()) {
      expect(currentPriceList(list.effectiveFrom)).toBe(list);
      expect(priceLists[index + 1]?.effectiveFrom ?? "9999").toSatisfy(
        (next: string) => next > list.effectiveFrom,
      );
    }
    expect(currentPriceList("2099-01-01")).toBe(priceLists.at(-1));
  });

  it("returns the first list when none is in force", () => {
    expect(currentPriceList("2000-01-01")).toBe(priceLists[0]);
  });
});

describe("findPriceList", () => {
  it("returns every list by its version", () => {
    for (const list of priceLists) expect(findPriceList(list.version)).toBe(list);
    expect(findPriceList("1999-01-01")).toBeUndefined();
  });
});
