import type { IsoDate } from "../calendar/iso-date.ts";
import { sumOfLines, vatOf } from "../money/totals.ts";
import { dateLines } from "../pricing/calculate-move-price.ts";
import type { MovePrice } from "../pricing/move-price.ts";
import type { PriceList } from "../pricing/price-list.ts";
import { cancelFeeAt } from "../refund/cancel-fee.ts";
import {
  changeFeeLines,
  changeFeesIn,
  rescheduleAmount,
  withDateSurcharge,
  type RescheduleAmount,
} from "../money/reschedule-amount.ts";

/** A paid move and the day to which it is moved. */
export interface MoveReschedule {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly price: MovePrice;
  /** The list with which the price was computed. */
  readonly priceList: PriceList;
  readonly paidAmount: number;
  readonly today: IsoDate;
}

/**
 * The cost of moving a paid move to another day, and its new price. The fee equals that of cancelling today, so that
 * moving and then cancelling is never cheaper; another time on the same day is free.
 */
export function rescheduleMovePrice({
  from,
  to,
  price,
  priceList,
  paidAmount,
  today,
}: MoveReschedule): { readonly price: MovePrice; readonly amount: RescheduleAmount } {
  const fees = changeFeesIn(price.lines);
  const base = { moveDate: from, today, paidAmount, totalAmount: price.totalAmount - fees };
  const feeAmount = from === to ? 0 : cancelFeeAt(base);
  // An operator may have moved it to a more expensive day for free, so an unchanged day is not priced again.
  const dated =
    from === to
      ? price.lines
      : withDateSurcharge(price.lines, dateLines(to, priceList, subtotalOf(price)));
  const lines = [...dated, ...changeFeeLines(feeAmount, { from, to })];
  const after = sumOfLines(dated);
  const amount = rescheduleAmount({ feeAmount, before: price.totalAmount, after, paidAmount });
  const { orderAmount: totalAmount } = amount;
  return { amount, price: { ...price, lines, totalAmount, vatAmount: vatOf(totalAmount) } };
}

/** The amount that a date surcharge is a percentage of: everything before it. */
function subtotalOf({ lines }: MovePrice): number {
  const later = new Set(["DATE_SURCHARGE", "COUPON", "CHANGE_FEE", "CORRECTION", "GOODWILL"]);
  return sumOfLines(lines.filter(({ code }) => !later.has(code)));
}
