import { sumOfLines } from "../money/totals.ts";
import { couponLines } from "../pricing/coupon-line.ts";
import type { ContractTerms } from "./contract-terms.ts";
import {
  monthlyStorageAmount,
  periodDiscountLines,
  storageLines,
  type StoragePriceOptions,
} from "./storage-lines.ts";
import { type StoragePrice, storagePriceOf } from "./storage-price.ts";

/** Price of a number of further months. When they are paid month by month, nothing is due in advance. */
export function calculateExtension(
  { grade, boxCount, paymentType }: Pick<ContractTerms, "grade" | "boxCount" | "paymentType">,
  months: number,
  { priceList, coupon }: StoragePriceOptions,
): StoragePrice {
  const priceVersion = priceList.version;
  if (paymentType === "SUBSCRIPTION") {
    const monthlyAmount = monthlyStorageAmount({ grade, boxCount }, priceList);
    return storagePriceOf([], { priceVersion, monthlyAmount });
  }
  const storage = storageLines({ grade, boxCount, months }, priceList);
  const lines = [...storage, ...periodDiscountLines(storage, months, priceList)];
  const withCoupon = [...lines, ...couponLines(coupon, sumOfLines(lines))];
  return storagePriceOf(withCoupon, { priceVersion, monthlyAmount: 0 });
}
