import { type IsoDate, isDeliveryGapAllowed } from "@damadum/domain";

import type { BoxVisit } from "../../engine/definition/form-definition.ts";

/** The days on which empty boxes come and packed ones go; null while one is not chosen. */
export interface BoxDays {
  readonly delivery: IsoDate | null;
  readonly collection: IsoDate | null;
}

/** The days after one was pressed, and the visit that the next press is about. */
interface Choice {
  readonly days: BoxDays;
  readonly next: BoxVisit;
}

/**
 * Takes a pressed day over. A collection before the delivery starts anew from that day, and a new delivery keeps the
 * collection only where both still fit.
 */
export function chooseBoxDay(days: BoxDays, visit: BoxVisit, day: IsoDate): Choice {
  const { delivery, collection } = days;
  if (visit === "collection" && delivery === null) {
    return { days: { delivery, collection: day }, next: "delivery" };
  }
  if (visit === "collection" && delivery !== null && day >= delivery) {
    return { days: { delivery, collection: day }, next: "collection" };
  }
  const isKept =
    visit === "delivery" && collection !== null && isDeliveryGapAllowed(day, collection);
  return isKept
    ? { days: { delivery: day, collection }, next: "delivery" }
    : { days: { delivery: day, collection: null }, next: "collection" };
}

/** The visit that is still to be chosen; the delivery where both or none is. */
export function openVisit({ delivery, collection }: BoxDays): BoxVisit {
  return delivery !== null && collection === null ? "collection" : "delivery";
}
