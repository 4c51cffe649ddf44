import { formatWon } from "../money/format-won.ts";
import { sumOfLines } from "../money/totals.ts";
import { couponLines } from "../pricing/coupon-line.ts";
import { type ContractTerms, unusedLines } from "./contract-terms.ts";
import type { DatedStoragePriceOptions } from "./storage-lines.ts";
import type { FinalDeliveryInput } from "./storage-input.ts";
import { type StoragePrice, type StoragePriceLine, storagePriceOf } from "./storage-price.ts";
import type { StoragePriceList } from "./storage-price-list.ts";
import { tripLines } from "./trip-lines.ts";
import { overdueDayLines, unpaidMonthLines } from "./unpaid-lines.ts";

/** The boxes whose storage ends, by where they are. */
export interface EndingBoxes {
  /** In the warehouse: to be delivered or disposed of. */
  readonly stored: number;
  /** Already at the customer's: nothing to carry. */
  readonly returned: number;
}

/** How a storage ends: by delivery to a place on a day, or by disposal. */
export type FinalRequest =
  | { readonly type: "FINAL_AND_DELIVERY_ORDER"; readonly delivery: FinalDeliveryInput }
  | { readonly type: "FINAL_AND_DISPOSAL_ORDER" };

/**
 * Price of ending the storage of some or all boxes of a contract: delivery or disposal, minus the refund
 * of unused days, plus the amount due up to the last day. A contract that is already ending has settled
 * its unused days. While other boxes stay, a running contract is charged month by month as before.
 * @throws RangeError for an unknown postal code
 */
export function calculateStorageFinalPrice(
  { terms, boxes, request }: { terms: ContractTerms; boxes: EndingBoxes; request: FinalRequest },
  { priceList, coupon, today }: DatedStoragePriceOptions,
): StoragePrice {
  const work = workLines(request, boxes, priceList);
  const lastDay =
    request.type === "FINAL_AND_DELIVERY_ORDER" ? request.delivery.delivery.date : today;
  const leaving = { boxes: boxes.stored + boxes.returned, lastDay };
  const isCharged = leaving.boxes < terms.boxCount && terms.status !== "EXPIRED";
  const lines = [
    ...work,
    // The coupon applies to the work only: refunds are not discounted.
    ...couponLines(coupon, sumOfLines(work)),
    ...(terms.status === "ENDING" ? [] : unusedLines(terms, leaving, priceList)),
    ...(isCharged ? [] : unpaidMonthLines(terms, leaving, priceList)),
    ...overdueDayLines(terms, leaving, priceList),
  ];
  return storagePriceOf(lines, { priceVersion: priceList.version, monthlyAmount: 0 });
}

function workLines(
  request: FinalRequest,
  { stored }: EndingBoxes,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  if (stored === 0) return [];
  if (request.type === "FINAL_AND_DELIVERY_ORDER") {
    const { delivery, ...rest } = request.delivery;
    const trip = { code: "DELIVERY", date: delivery.date, fullBoxes: stored } as const;
    return tripLines([trip], { ...rest, heavyLoad: false }, priceList);
  }
  return [
    {
      code: "DISPOSAL",
      label: "폐기",
      description: `박스 ${stored}개 × ${formatWon(priceList.disposalPerBox)}`,
      amount: stored * priceList.disposalPerBox,
    },
  ];
}
