import type { Coupon, StoragePrice } from "@damadum/domain";
import { Refusal } from "../../http/refusal.ts";

/** Refuses a coupon that takes nothing off: it would be used up for nothing. */
export function refuseUselessCoupon(
  coupon: Coupon | undefined,
  { lines }: Pick<StoragePrice, "lines">,
): void {
  if (coupon === undefined || lines.some(({ code }) => code === "COUPON")) return;
  throw new Refusal("coupon_unavailable");
}
