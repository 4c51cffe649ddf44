import {
  chargesUntil,
  currentStoragePriceList,
  findStoragePriceList,
  storageEndDate,
  type MonthlyCharge,
} from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";

/**
 * What is charged after the first payment of an order that is paid month by month, the next charge first. Counted from
 * the collection: the boxes may come in a day later, and the days move with them. Empty for any other order.
 */
export function chargesToCome(order: StorageOrder): readonly MonthlyCharge[] {
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
