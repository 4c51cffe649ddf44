import type { IsoDate } from "../calendar/iso-date.ts";
import type { ZoneArea } from "../zone/zones.ts";

/** A load up to `maxVolume` boxes and what carries it. Amounts in won. */
export interface TruckTier {
  /** Largest load in box volumes. A load above the last tier takes several of its trucks. */
  readonly maxVolume: number;
  readonly truck: string;
  readonly crew: number;
  readonly base: number;
  /** For each floor of stairs at one end. */
  readonly stairsPerFloor: number;
}

/** Price of a ladder truck at one end up to a floor. The last band also applies above its floor. */
export interface LadderBand {
  readonly maxFloor: number;
  readonly amount: number;
}

/** Everything that a price depends on besides the request. Amounts in won, rates in percent. */
export interface PriceList {
  /** Name of the list, stored with every price: the day from which it applies. */
  readonly version: IsoDate;
  readonly effectiveFrom: IsoDate;
  readonly truckTiers: readonly [TruckTier, ...TruckTier[]];
  readonly perBoxVolume: number;
  /** Per truck: between two places of one region, and between regions by their areas. */
  readonly sameRegion: number;
  readonly distance: Readonly<Record<ZoneArea, Readonly<Record<ZoneArea, number>>>>;
  readonly elevator: number;
  readonly ladderBands: readonly [LadderBand, ...LadderBand[]];
  readonly boxRentalPerBox: number;
  readonly perHelper: number;
  readonly heavyLoad: number;
  readonly weekendRate: number;
  readonly monthEndRate: number;
  readonly luckyDayRate: number;
  readonly depositRate: number;
}
