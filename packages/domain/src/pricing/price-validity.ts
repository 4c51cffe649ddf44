import { instantAfter } from "../calendar/instant-after.ts";

/** Days for which a quoted price can be paid. */
const PRICE_VALID_DAYS = 7;

/** The instant until which a price that is fixed at `now` can be paid. */
export function priceValidUntil(now: Date): Date {
  return instantAfter(now, PRICE_VALID_DAYS, "day");
}
