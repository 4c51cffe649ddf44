import type { IsoDate } from "../calendar/iso-date.ts";
import type { ZoneArea } from "../zone/zones.ts";

/** Boxes up to `maxBoxes` cost `perBox` a month; those of an earlier band cost the price of that band. */
export interface CompanyMonthlyBand {
  readonly maxBoxes: number;
  /** Won without VAT, which an invoice adds once. */
  readonly perBox: number;
}

/** Prices for companies. Amounts of works include VAT and divide by 11, so that an invoice adds up to them. */
export interface CompanyPriceList {
  /** Name of the list, stored with every price: the day from which it applies. */
  readonly version: IsoDate;
  readonly effectiveFrom: IsoDate;
  readonly monthlyBands: readonly [CompanyMonthlyBand, ...CompanyMonthlyBand[]];
  /** Van and driver for one visit, and each box that is carried. */
  readonly visit: number;
  readonly perBox: number;
  readonly distance: Readonly<Record<ZoneArea, number>>;
  /** For each floor of stairs and each load of boxes, a partial load counting in full. */
  readonly stairsPerFloor: number;
  readonly boxesPerLoad: number;
  readonly disposalPerBox: number;
}
