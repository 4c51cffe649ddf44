import { expect, it } from "vitest";
import { anyEstimateInput } from "../testing/estimate-inputs.ts";
import fc from "fast-check";
import { calculateMovePrice } from "./calculate-move-price.ts";
import { priceLists } from "./price-lists.ts";
import { goodwillPrice } from "./goodwill-price.ts";

it("goodwillPrice stays the sum of its lines and has one line for all that was given, if anything was", () => {
  fc.assert(
    fc.property(
      anyEstimateInput,
      fc.constantFrom(...priceLists),
      fc.nat(5000),
      fc.nat(5000),
      (input, priceList, first, second) => {
        const price = calculateMovePrice(input, { priceList });
        const after = goodwillPrice(goodwillPrice(price, first), second);
        expect(after.totalAmount).toBe(price.totalAmount - first - second);
        expect(after.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.totalAmount);
        const given = after.lines.filter(({ code }) => code === "GOODWILL");
        expect(given).toHaveLength(first + second === 0 ? 0 : 1);
        expect(after.vatAmount).toBe(Math.floor(after.totalAmount / 11));
      },
    ),
  );
});
