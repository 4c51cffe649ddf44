import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import { MAX_DELIVERY_GAP_DAYS } from "../calendar/delivery-gap.ts";
import type { MoveItemCount } from "./estimate-input.ts";
import { totalVolumeCount } from "./total-volume-count.ts";

/** Share of the moved volume that goes into boxes: clothes, books, dishes. */
const BOXED_SHARE = 0.3;
/** Boxes are offered in bundles of this size. */
const BUNDLE = 5;
const DAYS_BEFORE = 2;
const DAYS_AFTER = 3;

/** How many boxes a load usually needs, rounded up to a bundle. @throws RangeError for an unknown item */
export function suggestBoxCount(items: readonly MoveItemCount[]): number {
  const boxed = totalVolumeCount(items) * BOXED_SHARE;
  return Math.max(1, Math.ceil(boxed / BUNDLE)) * BUNDLE;
}

/**
 * Usual box days: delivery two days before the move, or as soon as it can be booked, and collection three days after.
 */
export function suggestBoxDays(
  moveDate: IsoDate,
  today: IsoDate,
): { readonly delivery: IsoDate; readonly collection: IsoDate } {
  const soonest = addDays(today, 2);
  const usual = addDays(moveDate, -DAYS_BEFORE);
  const bookable = usual < soonest ? soonest : usual;
  const delivery = bookable < moveDate ? bookable : moveDate;
  const latest = addDays(delivery, MAX_DELIVERY_GAP_DAYS);
  const after = addDays(moveDate, DAYS_AFTER);
  return { delivery, collection: after < latest ? after : latest };
}
