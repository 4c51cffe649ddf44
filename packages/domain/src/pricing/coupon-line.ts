import { formatWon } from "../money/format-won.ts";
import type { Line } from "../money/totals.ts";
import type { Coupon } from "./coupon.ts";
import { roundWon } from "./round-won.ts";

/** Smallest subtotal in won of which the provider still accepts a tenth, the deposit. */
const MIN_TO_PAY = 1000;

/** The line of a coupon, if it takes anything off. It leaves something to pay, because a payment confirms the order. */
export function couponLines(coupon: Coupon | undefined, subtotal: number): Line<"COUPON">[] {
  if (coupon === undefined || subtotal <= MIN_TO_PAY) return [];
  const { amount, description } = couponDiscount(coupon, subtotal - MIN_TO_PAY);
  return amount > 0 ? [{ code: "COUPON", label: "쿠폰", description, amount: -amount }] : [];
}

/** Won that a coupon takes off an amount, at most the amount, with its explanation. */
export function couponDiscount(
  coupon: Coupon,
  amount: number,
): { amount: number; description: string } {
  if (coupon.kind === "FIXED") {
    return {
      amount: Math.min(coupon.amount, amount),
      description: `${coupon.name} ${formatWon(coupon.amount)} 할인`,
    };
  }
  return {
    amount: Math.min(roundWon((amount * coupon.percent) / 100), coupon.maxAmount, amount),
    description: `${coupon.name} ${coupon.percent}% 할인 (최대 ${formatWon(coupon.maxAmount)})`,
  };
}
