import { formatWon } from "../money/format-won.ts";
import { sumOfLines } from "../money/totals.ts";
import { couponLines } from "../pricing/coupon-line.ts";
import {
  monthlyStorageAmount,
  periodDiscountLines,
  storageLines,
  type StoragePriceOptions,
} from "./storage-lines.ts";
import type { StorageOrderInput } from "./storage-input.ts";
import { type StoragePrice, type StoragePriceLine, storagePriceOf } from "./storage-price.ts";
import type { StoragePriceList } from "./storage-price-list.ts";
import { storagePromotions } from "./storage-promotions.ts";
import { type Trip, tripLines } from "./trip-lines.ts";

/**
 * Price of a first order in whole won, VAT included, line by line. Pure: same input and list, same
 * price. The input has passed `checkStorageOrderInput`. @throws RangeError for an unknown postal code
 */
export function calculateStoragePrice(
  input: StorageOrderInput,
  { priceList, coupon }: StoragePriceOptions,
): StoragePrice {
  const subscribed = input.paymentType === "SUBSCRIPTION";
  const { grade, boxCount } = input;
  const storage = storageLines(
    { grade, boxCount, months: subscribed ? 1 : input.months },
    priceList,
  );
  const lines = [
    ...storage,
    ...(input.useBoxes ? [rentalLine(boxCount, priceList)] : []),
    ...tripLines(tripsOf(input), input, priceList),
    ...discountLines(storage, input, priceList),
  ];
  return storagePriceOf([...lines, ...couponLines(coupon, sumOfLines(lines))], {
    priceVersion: priceList.version,
    monthlyAmount: subscribed ? monthlyStorageAmount({ grade, boxCount }, priceList) : 0,
  });
}

function tripsOf({ useBoxes, delivery, collection, boxCount }: StorageOrderInput): Trip[] {
  const last: Trip = { code: "COLLECTION", date: collection.date, fullBoxes: boxCount };
  if (!useBoxes || delivery === undefined) return [last];
  return [{ code: "DELIVERY", date: delivery.date, fullBoxes: 0 }, last];
}

function rentalLine(boxCount: number, { boxRentalPerBox }: StoragePriceList): StoragePriceLine {
  const amount = boxCount * boxRentalPerBox;
  return {
    code: "BOX_RENTAL",
    label: "박스 대여",
    description:
      amount === 0
        ? `박스 ${boxCount}개, 무료예요`
        : `박스 ${boxCount}개 × ${formatWon(boxRentalPerBox)}`,
    amount,
  };
}

function discountLines(
  storage: readonly StoragePriceLine[],
  input: StorageOrderInput,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const { promotion, paymentType, months, continuationReminder = false } = input;
  if (promotion !== undefined) {
    const { label, continuesFor } = storagePromotions[promotion];
    const monthly = formatWon(monthlyStorageAmount(input, priceList));
    const description = continuationReminder
      ? `${label}, 끝나기 전에 동의하시면 그 뒤 ${continuesFor}개월은 매달 ${monthly}`
      : `${label}, 자동으로 유료가 되지 않아요`;
    return [{ code: "PROMOTION", label: "이벤트 할인", description, amount: -sumOfLines(storage) }];
  }
  return paymentType === "NORMAL" ? periodDiscountLines(storage, months, priceList) : [];
}

/** Part of a first order's price that is for storage itself, in won, before any coupon. */
export function storageShareOf({ lines }: Pick<StoragePrice, "lines">): number {
  const codes = new Set(["STORAGE", "GRADE", "PERIOD_DISCOUNT", "PROMOTION"]);
  return sumOfLines(lines.filter(({ code }) => codes.has(code)));
}
