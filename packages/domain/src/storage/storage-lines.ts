import type { IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import { sumOfLines } from "../money/totals.ts";
import type { Coupon } from "../pricing/coupon.ts";
import { roundWon } from "../pricing/round-won.ts";
import type { StorageGrade } from "./storage-grades.ts";
import { storageGrades } from "./storage-grades.ts";
import type { StoragePriceLine } from "./storage-price.ts";
import type { StoragePriceList } from "./storage-price-list.ts";

/** Monthly price of a number of boxes in a grade, in won. */
export function monthlyStorageAmount(
  { grade, boxCount }: { readonly grade: StorageGrade; readonly boxCount: number },
  priceList: StoragePriceList,
): number {
  return priceList.monthlyPerBox[grade] * boxCount;
}

/** Lines for storage: the basic price, and the extra price of a higher grade. */
export function storageLines(
  request: { readonly grade: StorageGrade; readonly boxCount: number; readonly months: number },
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const { grade, boxCount, months } = request;
  const basic = priceList.monthlyPerBox.BASIC;
  const extra = priceList.monthlyPerBox[grade] - basic;
  const lines: StoragePriceLine[] = [
    {
      code: "STORAGE",
      label: "보관료",
      description: `박스 ${boxCount}개 × ${formatWon(basic)} × ${months}개월`,
      amount: boxCount * basic * months,
    },
  ];
  if (extra > 0) {
    lines.push({
      code: "GRADE",
      label: storageGrades[grade].label,
      description: `박스 ${boxCount}개 × ${formatWon(extra)} × ${months}개월`,
      amount: boxCount * extra * months,
    });
  }
  return lines;
}

/** The discount for paying a long period in full, if any. */
export function periodDiscountLines(
  storage: readonly StoragePriceLine[],
  months: number,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const found = priceList.periodDiscounts.find(({ fromMonths }) => months >= fromMonths);
  if (found === undefined) return [];
  return [
    {
      code: "PERIOD_DISCOUNT",
      label: "기간 할인",
      description: `${months}개월 한 번에 내기 (보관료의 ${found.rate}%)`,
      amount: -roundWon((sumOfLines(storage) * found.rate) / 100),
    },
  ];
}

/** What a price depends on besides the request. */
export interface StoragePriceOptions {
  readonly priceList: StoragePriceList;
  readonly coupon?: Coupon | undefined;
}

/** The same, with the day on which the price is requested. */
export interface DatedStoragePriceOptions extends StoragePriceOptions {
  readonly today: IsoDate;
}
