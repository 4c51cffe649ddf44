import type { PriceList } from "./price-list.ts";

/**
 * All price lists, oldest first. A list in use is never edited: a change of prices is a new entry, so
 * that each stored price can be recomputed from its version and inputs.
 */
export const priceLists: readonly [PriceList, ...PriceList[]] = [
  {
    version: "2026-11-01",
    effectiveFrom: "2026-11-01",
    truckTiers: [
      { maxVolume: 25, truck: "1톤 트럭", crew: 1, base: 90_000, stairsPerFloor: 15_000 },
      { maxVolume: 45, truck: "1톤 트럭", crew: 2, base: 170_000, stairsPerFloor: 20_000 },
      { maxVolume: 90, truck: "2.5톤 트럭", crew: 2, base: 280_000, stairsPerFloor: 30_000 },
      { maxVolume: 180, truck: "5톤 트럭", crew: 3, base: 420_000, stairsPerFloor: 40_000 },
    ],
    perBoxVolume: 5_000,
    sameRegion: 30_000,
    distance: {
      CAPITAL: {
        CAPITAL: 60_000,
        GANGWON: 150_000,
        CHUNGCHEONG: 140_000,
        YEONGNAM: 320_000,
        HONAM: 280_000,
        JEJU: 600_000,
      },
      GANGWON: {
        CAPITAL: 150_000,
        GANGWON: 30_000,
        CHUNGCHEONG: 180_000,
        YEONGNAM: 260_000,
        HONAM: 320_000,
        JEJU: 650_000,
      },
      CHUNGCHEONG: {
        CAPITAL: 140_000,
        GANGWON: 180_000,
        CHUNGCHEONG: 70_000,
        YEONGNAM: 200_000,
        HONAM: 180_000,
        JEJU: 600_000,
      },
      YEONGNAM: {
        CAPITAL: 320_000,
        GANGWON: 260_000,
        CHUNGCHEONG: 200_000,
        YEONGNAM: 90_000,
        HONAM: 220_000,
        JEJU: 550_000,
      },
      HONAM: {
        CAPITAL: 280_000,
        GANGWON: 320_000,
        CHUNGCHEONG: 180_000,
        YEONGNAM: 220_000,
        HONAM: 80_000,
        JEJU: 500_000,
      },
      JEJU: {
        CAPITAL: 600_000,
        GANGWON: 650_000,
        CHUNGCHEONG: 600_000,
        YEONGNAM: 550_000,
        HONAM: 500_000,
        JEJU: 30_000,
      },
    },
    elevator: 0,
    ladderBands: [
      { maxFloor: 5, amount: 100_000 },
      { maxFloor: 10, amount: 130_000 },
      { maxFloor: 15, amount: 160_000 },
      { maxFloor: 20, amount: 200_000 },
      { maxFloor: 25, amount: 260_000 },
    ],
    boxRentalPerBox: 1_500,
    perHelper: 80_000,
    heavyLoad: 30_000,
    weekendRate: 10,
    monthEndRate: 10,
    luckyDayRate: 20,
    depositRate: 10,
  },
];
