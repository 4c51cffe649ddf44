import type { Coupon } from "./coupon.ts";
import { couponDiscount } from "./coupon-discount.ts";

/** The least that a provider takes a tenth of. Won. */
const MIN_TO_PAY = 1000;

/** The line of a coupon in any price. Won, negative. */
export interface CouponLine {
  readonly code: "COUPON";
  readonly label: string;
  readonly description: string;
  readonly amount: number;
}

/** What a coupon takes off, if anything. It leaves something to pay, because a payment confirms the order. */
export function couponLines(coupon: Coupon | undefined, subtotal: number): CouponLine[] {
  if (coupon === undefined || subtotal <= MIN_TO_PAY) return [];
  const { amount, description } = couponDiscount(coupon, subtotal - MIN_TO_PAY);
  return amount > 0 ? [{ code: "COUPON", label: "쿠폰", description, amount: -amount }] : [];
}
