import { formatCount } from "./format-count.ts";

/** Won with thousands separators: 12300 is `12,300원` (spec section 9). */
export function formatWon(amount: number): string {
  return `${formatCount(amount)}원`;
}
