import type { IsoDate } from "../calendar/iso-date.ts";
import type { PriceList } from "./price-list.ts";
import { priceLists } from "./price-lists.ts";

/** The price list in force on a day; the first one for days before it. */
export function currentPriceList(today: IsoDate): PriceList {
  return priceLists.findLast((list) => list.effectiveFrom <= today) ?? priceLists[0];
}

/** The price list of this version, or undefined; used to recompute a stored price. */
export function findPriceList(version: IsoDate): PriceList | undefined {
  return priceLists.find((list) => list.version === version);
}
