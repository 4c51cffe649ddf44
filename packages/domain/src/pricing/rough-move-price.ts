import { sumOfLines } from "../money/totals.ts";
import type { MoveItemCount, Place } from "../move/estimate-input.ts";
import { loadOf } from "./load.ts";
import type { MovePrice } from "./move-price.ts";
import type { PriceList } from "./price-list.ts";
import { workLines } from "./work-lines.ts";
import { type Zone, zones } from "../zone/zones.ts";

/** Input of a rough price. */
export interface RoughMove {
  readonly start: Zone;
  readonly destination: Zone;
  readonly items: readonly MoveItemCount[];
}

/** A price before the quote: the figures of `MovePrice` that a few answers already determine. */
export interface RoughMovePrice extends Pick<
  MovePrice,
  "lines" | "totalAmount" | "truck" | "crewCount"
> {
  /** How full the truck is, 0 to 1. */
  readonly share: number;
}

/**
 * Lowest price of a move between two regions, in won, VAT included: by elevator at both ends, on a day without
 * surcharge, without options. @throws RangeError for an unknown item
 */
export function roughMovePrice(
  { start, destination, items }: RoughMove,
  priceList: PriceList,
): RoughMovePrice {
  const load = loadOf(items, priceList);
  const lines = workLines(
    { start: plainPlace(start), destination: plainPlace(destination) },
    load,
    priceList,
  );
  return {
    lines,
    totalAmount: sumOfLines(lines),
    share: load.share,
    truck: `${load.tier.truck} ${load.truckCount}대`,
    crewCount: load.tier.crew * load.truckCount,
  };
}

/** Prices depend only on the region of a postal code, so that its first code represents all of them. */
function plainPlace(zone: Zone): Pick<Place, "postcode" | "floor" | "carriage"> {
  return {
    postcode: `${String(zones[zone].from).padStart(2, "0")}000`,
    floor: 1,
    carriage: "EV",
  };
}
