import type { IsoDate } from "../calendar/iso-date.ts";
import type { StoragePriceList } from "./storage-price-list.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

/** The storage price list in force on a day; the first one for days before it. */
export function currentStoragePriceList(today: IsoDate): StoragePriceList {
  return (
    storagePriceLists.findLast(({ effectiveFrom }) => effectiveFrom <= today) ??
    storagePriceLists[0]
  );
}

/** The storage price list of this version, or undefined; used to recompute a stored price. */
export function findStoragePriceList(version: IsoDate): StoragePriceList | undefined {
  return storagePriceLists.find((list) => list.version === version);
}
