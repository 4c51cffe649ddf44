import { formatWon } from "../money/format-won.ts";
import type { Coupon } from "./coupon.ts";
import { roundWon } from "./round-won.ts";

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
