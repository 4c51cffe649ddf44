import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { StoragePrice } from "../storage/storage-price.ts";
import { storagePriceOf, sumOfLines } from "../storage/storage-price.ts";
import type { StoragePriceList } from "../storage/storage-price-list.ts";
import { storageCancelFeeRate } from "../storage/storage-cancel-fee.ts";
import { dateLines, tripAmount, type Trip } from "../storage/trip-lines.ts";
import {
  changeFeeLines,
  rescheduleAmount,
  withDateSurcharge,
  type RescheduleAmount,
} from "./reschedule-amount.ts";

/** A visit of a storage order, by what its way is called in the price. */
export type VisitDay = Pick<Trip, "code" | "date">;

/** A paid storage order whose visits are to be on other days. */
export interface StorageReschedule {
  readonly from: readonly VisitDay[];
  readonly to: readonly VisitDay[];
  readonly price: StoragePrice;
  /** The list that the price was made with. */
  readonly priceList: StoragePriceList;
  readonly paidAmount: number;
  readonly today: IsoDate;
}

/**
 * What moving visits of a paid storage order costs, and its price from then on. The fee is what cancelling would cost
 * were the first visit that moves the order's first one; another time of the same day costs nothing.
 */
export function rescheduleStoragePrice({
  from,
  to,
  price,
  priceList,
  paidAmount,
  today,
}: StorageReschedule): { readonly price: StoragePrice; readonly amount: RescheduleAmount } {
  const moved = from.flatMap(({ code, date }) => {
    const next = to.find((visit) => visit.code === code)?.date ?? date;
    return next === date ? [] : [{ from: date, to: next }];
  });
  const first = moved.toSorted((one, other) => (one.from < other.from ? -1 : 1)).at(0);
  const feeAmount = first === undefined ? 0 : feeOf({ price, paidAmount, today }, first.from);
  // As with moves, the price of days that stay is not computed again.
  const dated =
    first === undefined
      ? price.lines
      : withDateSurcharge(price.lines, dateLines(to, price.lines, priceList));
  const lines = first === undefined ? dated : [...dated, ...changeFeeLines(feeAmount, first)];
  const before = sumOfLines(price.lines);
  const amount = rescheduleAmount({ feeAmount, before, after: sumOfLines(dated), paidAmount });
  return { amount, price: storagePriceOf(lines, price) };
}

function feeOf(
  { price, paidAmount, today }: Pick<StorageReschedule, "price" | "paidAmount" | "today">,
  day: IsoDate,
): number {
  const rate = storageCancelFeeRate(daysBetween(today, day));
  return Math.min(Math.floor((tripAmount(price.lines) * rate) / 100), paidAmount);
}
