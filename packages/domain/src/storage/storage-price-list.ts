import type { IsoDate } from "../calendar/iso-date.ts";
import type { PaymentTypeMode } from "../payment/payment-type-mode.ts";
import type { DateRates } from "../pricing/date-surcharge.ts";
import type { ZoneArea } from "../zone/zones.ts";
import type { StorageGrade } from "./storage-grades.ts";

/** Percent taken off storage that is paid in full for `fromMonths` months or more. */
export interface PeriodDiscount {
  readonly fromMonths: number;
  readonly rate: number;
}

/** Everything that a storage price depends on besides the request. Amounts in won, rates in percent. */
export interface StoragePriceList extends DateRates {
  /** Name of the list, stored with every price: the day from which it applies. */
  readonly version: IsoDate;
  readonly effectiveFrom: IsoDate;
  /** For a box and month, by grade. */
  readonly monthlyPerBox: Readonly<Record<StorageGrade, number>>;
  /** Rental of one of our boxes. */
  readonly boxRentalPerBox: number;
  /** One trip of the truck, by the area of the place. */
  readonly trip: Readonly<Record<ZoneArea, number>>;
  /** Added to a trip for each full box that it carries. */
  readonly tripPerBox: number;
  /** For each full box and floor of stairs. */
  readonly stairsPerFloorAndBox: number;
  readonly perHelper: number;
  readonly heavyLoad: number;
  readonly disposalPerBox: number;
  /** The longest period first. */
  readonly periodDiscounts: readonly PeriodDiscount[];
  /** Which kinds of payment a first order may choose. */
  readonly paymentTypeMode: PaymentTypeMode;
  /** Percent of the refund for unused days. */
  readonly terminationFeeRate: number;
}
