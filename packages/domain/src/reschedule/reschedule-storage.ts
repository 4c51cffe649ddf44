import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { sumOfLines } from "../money/totals.ts";
import { type StoragePrice, storagePriceOf } from "../storage/storage-price.ts";
import type { StoragePriceList } from "../storage/storage-price-list.ts";
import { storageCancelFeeRate } from "../refund/storage-cancel-fee.ts";
import { dateLines, tripAmount, type Trip } from "../storage/trip-lines.ts";
import {
  changeFeeLines,
  rescheduleAmount,
  withDateSurcharge,
  type RescheduleAmount,
} from "../money/reschedule-amount.ts";

/** A visit of a storage order, by the code of its trip in the price. */
export type VisitDay = Pick<Trip, "code" | "date">;

/** A paid storage order and the days to which its visits are moved. */
export interface StorageReschedule {
  readonly from: readonly VisitDay[];
  readonly to: readonly VisitDay[];
  readonly price: StoragePrice;
  /** The list with which the price was computed. */
  readonly priceList: StoragePriceList;
  readonly paidAmount: number;
  readonly today: IsoDate;
}

/**
 * The cost of moving visits of a paid storage order, and its new price. The fee equals that of cancelling if the
 * first moved visit were the order's first visit; another time on the same day is free.
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
  // As with moves, unchanged days are not priced again.
  const { pricedDays = {} } = price;
  const isMoved = ({ code, date }: VisitDay) =>
    from.some((visit) => visit.code === code && visit.date !== date);
  const days = to.map((visit) =>
    isMoved(visit) ? visit : { ...visit, date: pricedDays[visit.code] ?? visit.date },
  );
  const dated =
    first === undefined
      ? price.lines
      : withDateSurcharge(price.lines, dateLines(days, price.lines, priceList));
  const lines = first === undefined ? dated : [...dated, ...changeFeeLines(feeAmount, first)];
  const before = sumOfLines(price.lines);
  const amount = rescheduleAmount({ feeAmount, before, after: sumOfLines(dated), paidAmount });
  const kept = to.filter((visit) => pricedDays[visit.code] !== undefined && !isMoved(visit));
  return { amount, price: withPricedDays(storagePriceOf(lines, price), kept, pricedDays) };
}

/** The price of an order whose visits were moved without a fee: it stays that of the original days. */
export function waivedStoragePrice(
  price: StoragePrice,
  { from, to }: Pick<StorageReschedule, "from" | "to">,
): StoragePrice {
  const { pricedDays = {} } = price;
  const moved = from.filter(({ code, date }) =>
    to.some((visit) => visit.code === code && visit.date !== date),
  );
  const days = Object.fromEntries(moved.map(({ code, date }) => [code, date]));
  const all = { ...days, ...pricedDays };
  return Object.keys(all).length === 0 ? price : { ...price, pricedDays: all };
}

function withPricedDays(
  price: StoragePrice,
  kept: readonly VisitDay[],
  days: NonNullable<StoragePrice["pricedDays"]>,
): StoragePrice {
  if (kept.length === 0) return price;
  const pricedDays = Object.fromEntries(kept.map(({ code }) => [code, days[code]]));
  return { ...price, pricedDays };
}

function feeOf(
  { price, paidAmount, today }: Pick<StorageReschedule, "price" | "paidAmount" | "today">,
  day: IsoDate,
): number {
  const rate = storageCancelFeeRate(daysBetween(today, day));
  return Math.min(Math.floor((tripAmount(price.lines) * rate) / 100), paidAmount);
}
