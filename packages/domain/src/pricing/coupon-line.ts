import type { Coupon } from "./coupon.ts";
import { couponDiscount } from "./coupon-discount.ts";

/** Smallest subtotal in won of which the provider still accepts a tenth, the deposit. */
const MIN_TO_PAY = 1000;

/** The coupon line of any price; its amount is negative, in won. */
export interface CouponLine {
  readonly code: "COUPON";
  readonly label: string;
  readonly description: string;
  readonly amount: number;
}

/** The line of a coupon, if it takes anything off. It leaves something to pay, because a payment confirms the order. */
export function couponLines(coupon: Coupon | undefined, subtotal: number): CouponLine[] {
  if (coupon === undefined || subtotal <= MIN_TO_PAY) return [];
  const { amount, description } = couponDiscount(coupon, subtotal - MIN_TO_PAY);
  return amount > 0 ? [{ code: "COUPON", label: "쿠폰", description, amount: -amount }] : [];
}
