import { vatOf } from "../money/totals.ts";
import type { MovePrice, PriceLine } from "./move-price.ts";

/** A price after the company voluntarily lowered it. `amount` in won, at most the total. */
export function goodwillPrice(price: MovePrice, amount: number): MovePrice {
  const totalAmount = price.totalAmount - amount;
  const lines = withGoodwill(price.lines, amount);
  return { ...price, lines, totalAmount, vatAmount: vatOf(totalAmount) };
}

/** Lines with one for goodwill that is larger by this amount, in won; none when that leaves nothing. */
export function withGoodwill(lines: readonly PriceLine[], amount: number): readonly PriceLine[] {
  const earlier = lines.find(({ code }) => code === "GOODWILL")?.amount ?? 0;
  if (amount === 0) return lines;
  const others = lines.filter(({ code }) => code !== "GOODWILL");
  if (earlier === amount) return others;
  const description = "회사가 깎아 드린 금액";
  return [
    ...others,
    { code: "GOODWILL", label: "회사 할인", description, amount: earlier - amount },
  ];
}
