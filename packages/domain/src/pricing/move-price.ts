import type { IsoDate } from "../calendar/iso-date.ts";
import type { Line } from "../money/totals.ts";

/** Kinds of price lines, in the order in which they appear. */
export type PriceLineCode =
  | "BASE"
  | "VOLUME"
  | "ZONE"
  | "START_CARRIAGE"
  | "DESTINATION_CARRIAGE"
  | "BOX_RENTAL"
  | "HELPERS"
  | "HEAVY_LOAD"
  | "DATE_SURCHARGE"
  | "COUPON"
  | "CHANGE_FEE"
  | "CORRECTION"
  | "GOODWILL";

/** One line of the price of a move. */
export type PriceLine = Line<PriceLineCode>;

/** A price with its breakdown; the contract's EstimateAmount with camelCase keys. Won, VAT included. */
export interface MovePrice {
  readonly priceVersion: IsoDate;
  readonly lines: readonly PriceLine[];
  readonly totalAmount: number;
  readonly vatAmount: number;
  readonly depositAmount: number;
  readonly volumeCount: number;
  readonly truck: string;
  /** Workers, extra helpers included. */
  readonly crewCount: number;
}
