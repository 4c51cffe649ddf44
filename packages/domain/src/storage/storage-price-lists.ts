import type { StoragePriceList } from "./storage-price-list.ts";

/**
 * All storage price lists, oldest first. A list in use is never edited: a change of prices is a new
 * entry, so that each stored price can be recomputed from its version and inputs.
 */
export const storagePriceLists: readonly [StoragePriceList, ...StoragePriceList[]] = [
  {
    version: "2026-11-01",
    effectiveFrom: "2026-11-01",
    monthlyPerBox: { BASIC: 8_000, CLIMATE: 11_000 },
    boxRentalPerBox: 0,
    trip: {
      CAPITAL: 10_000,
      GANGWON: 30_000,
      CHUNGCHEONG: 20_000,
      YEONGNAM: 30_000,
      HONAM: 30_000,
      JEJU: 60_000,
    },
    tripPerBox: 1_000,
    stairsPerFloorAndBox: 200,
    perHelper: 40_000,
    heavyLoad: 20_000,
    disposalPerBox: 3_000,
    periodDiscounts: [
      { fromMonths: 12, rate: 15 },
      { fromMonths: 6, rate: 10 },
      { fromMonths: 3, rate: 5 },
    ],
    paymentTypeMode: "ALL",
    terminationFeeRate: 10,
    weekendRate: 10,
    monthEndRate: 10,
    luckyDayRate: 0,
  },
];
