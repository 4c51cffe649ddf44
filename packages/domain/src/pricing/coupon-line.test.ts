import { describe, expect, it } from "vitest";
import { couponDiscount, couponLines } from "./coupon-line.ts";

const fixed = { kind: "FIXED", name: "첫 이사", amount: 20_000 } as const;
const percent = { kind: "PERCENT", name: "가을", percent: 10, maxAmount: 30_000 } as const;

describe("couponDiscount", () => {
  it.each([
    [fixed, 100_000, 20_000, "첫 이사 20,000원 할인"],
    [fixed, 15_000, 15_000, "첫 이사 20,000원 할인"],
    [percent, 253_500, 25_300, "가을 10% 할인 (최대 30,000원)"],
    [percent, 500_000, 30_000, "가을 10% 할인 (최대 30,000원)"],
    [percent, 0, 0, "가을 10% 할인 (최대 30,000원)"],
  ])("of %o on %d won is %d: %s", (coupon, amount, discount, description) => {
    expect(couponDiscount(coupon, amount)).toEqual({ amount: discount, description });
  });
});

describe("couponLines", () => {
  it.each([
    [fixed, 100_000, [-20_000]],
    [fixed, 15_000, [-14_000]],
    [fixed, 1_000, []],
    [fixed, 0, []],
    [fixed, -500, []],
    [percent, 11_000, [-1_000]],
    [percent, 1_500, []],
    [undefined, 100_000, []],
  ])("of %o on %d won takes %o and leaves something to pay", (coupon, subtotal, amounts) => {
    expect(couponLines(coupon, subtotal).map(({ amount }) => amount)).toEqual(amounts);
  });
});
