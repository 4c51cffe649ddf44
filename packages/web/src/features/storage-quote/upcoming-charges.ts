import {
  chargesUntil,
  currentStoragePriceList,
  findStoragePriceList,
  storageEndDate,
  type MonthlyCharge,
} from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";

/**
 * The charges after the first payment of an order that is paid month by month, earliest first; empty for any other
 * order. Counted from the collection day: boxes that arrive a day later move the charges with them.
 */
export function upcomingCharges(order: StorageOrder): readonly MonthlyCharge[] {
  const { payment_type, collection, months, grade, box_count, amount } = order;
  if (payment_type !== "SUBSCRIPTION" || !collection || months === null || grade === null) {
    return [];
  }
  const startDate = collection.date;
  const priceList =
    findStoragePriceList(amount.price_version) ?? currentStoragePriceList(amount.price_version);
  const endDate = storageEndDate(startDate, months);
  const terms = {
    startDate,
    endDate,
    paidUntil: storageEndDate(startDate, 1),
    grade,
    boxCount: box_count,
  };
  return chargesUntil(terms, endDate, priceList);
}
