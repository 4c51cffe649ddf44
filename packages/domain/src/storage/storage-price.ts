import type { IsoDate } from "../calendar/iso-date.ts";
import { type Line, sumOfLines, vatOf } from "../money/totals.ts";

/** Kinds of storage price lines, in the order in which they appear. */
export type StoragePriceLineCode =
  | "STORAGE"
  | "GRADE"
  | "BOX_RENTAL"
  | "DELIVERY"
  | "COLLECTION"
  | "CARRIAGE"
  | "HELPERS"
  | "HEAVY_LOAD"
  | "DATE_SURCHARGE"
  | "DISPOSAL"
  | "PERIOD_DISCOUNT"
  | "PROMOTION"
  | "UNUSED_REFUND"
  | "TERMINATION_FEE"
  | "UNPAID"
  | "COUPON"
  | "CHANGE_FEE";

/** One line of a storage price. */
export type StoragePriceLine = Line<StoragePriceLineCode>;

/** A price with its breakdown; the contract's StorageAmount with camelCase keys. Won, VAT included. */
export interface StoragePrice {
  /** Days for which visits that were moved without a fee are priced; kept when another visit moves. */
  readonly pricedDays?: Readonly<Partial<Record<"DELIVERY" | "COLLECTION", IsoDate>>>;
  readonly priceVersion: IsoDate;
  readonly lines: readonly StoragePriceLine[];
  /** Amount due now; 0 when there is a refund. */
  readonly totalAmount: number;
  readonly vatAmount: number;
  /** Amount refunded; 0 when an amount is due. */
  readonly refundAmount: number;
  /** Charged each month from the next one on; 0 unless the contract is paid month by month. */
  readonly monthlyAmount: number;
}

/** The price of these lines: a positive sum is due now, a negative one is refunded. */
export function storagePriceOf(
  lines: readonly StoragePriceLine[],
  { priceVersion, monthlyAmount }: Pick<StoragePrice, "priceVersion" | "monthlyAmount">,
): StoragePrice {
  const sum = sumOfLines(lines);
  const totalAmount = Math.max(sum, 0);
  return {
    priceVersion,
    lines,
    totalAmount,
    vatAmount: vatOf(totalAmount),
    refundAmount: Math.max(-sum, 0),
    monthlyAmount,
  };
}
