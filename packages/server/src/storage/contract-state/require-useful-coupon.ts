import type { Coupon, StoragePrice } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";

/** Rejects a coupon that takes nothing off, because it would be used up for nothing. */
export function requireUsefulCoupon(
  coupon: Coupon | undefined,
  { lines }: Pick<StoragePrice, "lines">,
): void {
  if (coupon === undefined || lines.some(({ code }) => code === "COUPON")) return;
  throw new ProblemError("coupon_unavailable");
}
