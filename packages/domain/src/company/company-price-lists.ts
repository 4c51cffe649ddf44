import type { IsoDate } from "../calendar/iso-date.ts";
import type { CompanyPriceList } from "./company-price-list.ts";

/** All price lists for companies, oldest first. One in use is never edited. */
export const companyPriceLists: readonly [CompanyPriceList, ...CompanyPriceList[]] = [
  {
    version: "2026-11-01",
    effectiveFrom: "2026-11-01",
    monthlyBands: [
      { maxBoxes: 100, perBox: 3_000 },
      { maxBoxes: 1_000, perBox: 2_500 },
      { maxBoxes: 10_000, perBox: 2_000 },
      { maxBoxes: 100_000, perBox: 1_200 },
      { maxBoxes: 1_000_000, perBox: 800 },
    ],
    visit: 33_000,
    perBox: 1_100,
    distance: {
      CAPITAL: 0,
      GANGWON: 55_000,
      CHUNGCHEONG: 55_000,
      YEONGNAM: 110_000,
      HONAM: 110_000,
      JEJU: 220_000,
    },
    stairsPerFloor: 5_500,
    boxesPerLoad: 50,
    disposalPerBox: 2_200,
  },
];

/** The price list for companies in force on a day; the first one for days before it. */
export function currentCompanyPriceList(today: IsoDate): CompanyPriceList {
  return companyPriceLists.findLast((list) => list.effectiveFrom <= today) ?? companyPriceLists[0];
}
