import { vatOf } from "../money/totals.ts";
import type { MovePrice, PriceLine } from "./move-price.ts";

/** A price after the company voluntarily lowered it. `amount` in won, at most the total. */
export function goodwillPrice(price: MovePrice, amount: number): MovePrice {
  const isEarlier = ({ code }: PriceLine) => code === "GOODWILL";
  const given = (price.lines.find(isEarlier)?.amount ?? 0) - amount;
  const totalAmount = price.totalAmount - amount;
  const lines = price.lines.filter((line) => !isEarlier(line));
  if (given !== 0) lines.push({ ...goodwill, amount: given });
  return { ...price, lines, totalAmount, vatAmount: vatOf(totalAmount) };
}

const goodwill = {
  code: "GOODWILL",
  label: "회사 할인",
  description: "회사가 깎아 드린 금액",
} as const;
