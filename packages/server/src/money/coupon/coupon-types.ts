import type { CouponType } from "../../db/shared-tables.ts";

/** Everything that a coupon can be used for. */
export const couponTypes: readonly CouponType[] = [
  "MOVE",
  "STORAGE",
  "STORAGE_DELIVERY",
  "STORAGE_FINAL",
  "STORAGE_EXTENSION",
];
const known: ReadonlySet<string> = new Set(couponTypes);

export function isCouponType(text: string): text is CouponType {
  return known.has(text);
}
