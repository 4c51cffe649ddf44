import { vatOf } from "../money/totals.ts";
import type { MovePrice } from "./move-price.ts";

/** A price after the company voluntarily lowered it. `amount` in won, at most the total. */
export function goodwillPrice(price: MovePrice, amount: number): MovePrice {
  const line = {
    code: "GOODWILL",
    label: "회사 할인",
    description: "회사가 깎아 드린 금액",
    amount: -amount,
  } as const;
  const totalAmount = price.totalAmount - amount;
  const earlier = price.lines.find(({ code }) => code === line.code)?.amount ?? 0;
  const others = price.lines.filter(({ code }) => code !== line.code);
  const lines = [...others, { ...line, amount: earlier - amount }];
  return { ...price, lines, totalAmount, vatAmount: vatOf(totalAmount) };
}
