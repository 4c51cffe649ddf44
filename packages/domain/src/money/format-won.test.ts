import { expect, it } from "vitest";
import { formatWon } from "./format-won.ts";

it.each([
  [0, "0원"],
  [12_300, "12,300원"],
  [1_234_567, "1,234,567원"],
  [-25_300, "-25,300원"],
])("formatWon of %d is %s (spec section 9)", (amount, expected) => {
  expect(formatWon(amount)).toBe(expected);
});
