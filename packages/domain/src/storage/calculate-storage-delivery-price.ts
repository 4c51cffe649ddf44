import { sumOfLines } from "../money/totals.ts";
import { couponLines } from "../pricing/coupon-line.ts";
import type { StoragePriceOptions } from "./storage-lines.ts";
import type { StorageDeliveryInput } from "./storage-input.ts";
import { type StoragePrice, storagePriceOf } from "./storage-price.ts";
import { type Trip, tripLines } from "./trip-lines.ts";

/**
 * Price of delivering stored boxes, and of collecting them again if requested.
 * @throws RangeError for an unknown postal code
 */
export function calculateStorageDeliveryPrice(
  input: StorageDeliveryInput,
  { priceList, coupon }: StoragePriceOptions,
): StoragePrice {
  const fullBoxes = input.boxSerials.length;
  const trips: Trip[] = [{ code: "DELIVERY", date: input.delivery.date, fullBoxes }];
  if (input.collection !== undefined) {
    trips.push({ code: "COLLECTION", date: input.collection.date, fullBoxes });
  }
  const lines = tripLines(trips, { ...input, heavyLoad: false }, priceList);
  return storagePriceOf([...lines, ...couponLines(coupon, sumOfLines(lines))], {
    priceVersion: priceList.version,
    monthlyAmount: 0,
  });
}
