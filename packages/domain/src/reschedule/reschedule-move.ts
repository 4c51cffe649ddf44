import type { IsoDate } from "../calendar/iso-date.ts";
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
} from "./reschedule-amount.ts";

/** A paid move that is to be on another day. */
export interface MoveReschedule {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly price: MovePrice;
  /** The list that the price was made with. */
  readonly priceList: PriceList;
  readonly paidAmount: number;
  readonly today: IsoDate;
}

/**
 * What moving a paid move to another day costs, and its price from then on. The fee is what cancelling today would
 * cost, so that moving and then cancelling is never the cheaper way; another time of the same day costs nothing.
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
  // An operator may have moved it to a dearer day for nothing: the price of a day that stays is not computed again.
  const dated =
    from === to
      ? price.lines
      : withDateSurcharge(price.lines, dateLines(to, priceList, subtotalOf(price)));
  const lines = [...dated, ...changeFeeLines(feeAmount, { from, to })];
  const after = sumOf(dated);
  const amount = rescheduleAmount({ feeAmount, before: price.totalAmount, after, paidAmount });
  const { orderAmount: totalAmount } = amount;
  return {
    amount,
    price: { ...price, lines, totalAmount, vatAmount: Math.floor(totalAmount / 11) },
  };
}

/** What a date surcharge is a part of: everything before it. */
function subtotalOf({ lines }: MovePrice): number {
  const later = new Set(["DATE_SURCHARGE", "COUPON", "CHANGE_FEE", "GOODWILL"]);
  return sumOf(lines.filter(({ code }) => !later.has(code)));
}

function sumOf(lines: MovePrice["lines"]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
