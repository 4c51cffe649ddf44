import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import { dateSurchargeRate } from "../pricing/date-surcharge.ts";
import { calculateStoragePrice } from "./calculate-storage-price.ts";
import type { StorageOrderInput } from "./storage-input.ts";
import type { StoragePrice } from "./storage-price.ts";
import type { StoragePriceList } from "./storage-price-list.ts";

/** What a first order is often about: the starting point of the quote and of every price before it. */
export const usualStorage = { boxCount: 4, months: 3 } as const;

/**
 * Price of storage before any question: own boxes, collected in Seoul from the ground floor on a day without surcharge,
 * paid in full, with or without the free months.
 */
export function roughStoragePrice(
  storage: Pick<StorageOrderInput, "boxCount" | "months" | "promotion">,
  priceList: StoragePriceList,
): StoragePrice {
  return calculateStoragePrice(
    {
      ...storage,
      place: { postcode: "04524", address: "서울", detail: "1층", floor: 1, carriage: "STAIRS" },
      grade: "BASIC",
      useBoxes: false,
      collection: { date: plainDayOf(priceList), time: "09:00" },
      heavyLoad: false,
      extraHelp: false,
      paymentType: "NORMAL",
    },
    { priceList },
  );
}

function plainDayOf(priceList: StoragePriceList): IsoDate {
  let day = priceList.effectiveFrom;
  while (dateSurchargeRate(day, priceList) > 0) day = addDays(day, 1);
  return day;
}
