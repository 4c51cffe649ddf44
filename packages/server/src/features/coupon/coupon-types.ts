import type { CouponType } from "../../db/shared-tables.ts";

const couponTypes: ReadonlySet<string> = new Set<CouponType>([
  "MOVE",
  "STORAGE",
  "STORAGE_DELIVERY",
  "STORAGE_FINAL",
  "STORAGE_EXTENSION",
]);

/** Whether the text names something that a coupon can be used for. */
export function isCouponType(text: string): text is CouponType {
  return couponTypes.has(text);
}
