import { type IsoDate, isDeliveryGapAllowed } from "@damadum/domain";

import type { BoxVisit } from "../../engine/definition/form-definition.ts";

/** The delivery day of empty boxes and the collection day of packed ones; null until chosen. */
export interface BoxDays {
  readonly delivery: IsoDate | null;
  readonly collection: IsoDate | null;
}

/** The days after a press, and the visit that the next press sets. */
interface Choice {
  readonly days: BoxDays;
  readonly next: BoxVisit;
}

/**
 * Applies a pressed day. A collection before the delivery starts again from that day, and a new delivery keeps the
 * collection only if both still fit.
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

/** The visit that is still to be chosen; the delivery when both or neither are. */
export function openVisit({ delivery, collection }: BoxDays): BoxVisit {
  return delivery !== null && collection === null ? "collection" : "delivery";
}
