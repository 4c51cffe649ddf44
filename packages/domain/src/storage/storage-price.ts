import type { IsoDate } from "../calendar/iso-date.ts";

/** What a line of a storage price is for, in the order in which lines appear. */
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

/** One line of a storage price in won, with how it came about; discounts and refunds are negative. */
export interface StoragePriceLine {
  readonly code: StoragePriceLineCode;
  readonly label: string;
  readonly description: string;
  readonly amount: number;
}

/** A price with its breakdown; the contract's StorageAmount with camelCase keys. Won, VAT included. */
export interface StoragePrice {
  /** Of visits that were moved without a fee the day that the price is made for; it stays when another visit moves. */
  readonly pricedDays?: Readonly<Partial<Record<"DELIVERY" | "COLLECTION", IsoDate>>>;
  readonly priceVersion: IsoDate;
  readonly lines: readonly StoragePriceLine[];
  /** To pay now; 0 when something comes back. */
  readonly totalAmount: number;
  readonly vatAmount: number;
  /** To give back; 0 when something is to pay. */
  readonly refundAmount: number;
  /** Charged each month from the next one on; 0 unless the contract is paid month by month. */
  readonly monthlyAmount: number;
}

/** Sums the lines up: what is above nothing is paid now, what is below comes back. */
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
    // 10 % VAT inside the total: a tenth of the net price is an eleventh of the gross price.
    vatAmount: Math.floor(totalAmount / 11),
    refundAmount: Math.max(-sum, 0),
    monthlyAmount,
  };
}

/** Sum of the lines in won. */
export function sumOfLines(lines: readonly Pick<StoragePriceLine, "amount">[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
