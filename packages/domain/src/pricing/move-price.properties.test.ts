import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EstimateInput } from "../move/estimate-input.ts";
import { moveItemGroups } from "../move/move-item-groups.ts";
import { MAX_MOVE_VOLUME } from "../move/total-volume-count.ts";
import { anyEstimateInput } from "../testing/estimate-inputs.ts";
import { calculateMovePrice } from "./calculate-move-price.ts";
import type { Coupon } from "./coupon.ts";
import type { MovePrice } from "./move-price.ts";
import { priceLists } from "./price-lists.ts";

const catalogue = moveItemGroups.flatMap((group) => group.items);

const anyPriceList = fc.constantFrom(...priceLists);

const anyCoupon: fc.Arbitrary<Coupon | undefined> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant("FIXED" as const),
      name: fc.constant("쿠폰"),
      amount: fc.integer({ min: 0, max: 3_000_000 }),
    }),
    fc.record({
      kind: fc.constant("PERCENT" as const),
      name: fc.constant("쿠폰"),
      percent: fc.integer({ min: 0, max: 100 }),
      maxAmount: fc.integer({ min: 0, max: 3_000_000 }),
    }),
  ),
  { nil: undefined },
);

/** Runs a check on the price of any valid move by any price list, with and without a coupon. */
function forAnyMove(
  check: (input: EstimateInput, priceOf: (input: EstimateInput) => MovePrice, pick: number) => void,
): void {
  fc.assert(
    fc.property(
      anyEstimateInput,
      anyPriceList,
      anyCoupon,
      fc.nat({ max: 1000 }),
      (input, priceList, coupon, pick) => {
        check(input, (other) => calculateMovePrice(other, { priceList, coupon }), pick);
      },
    ),
    { numRuns: 200 },
  );
}

describe("the price of any move", () => {
  it("never falls when an item is added", () => {
    forAnyMove((input, priceOf, pick) => {
      const taken = new Set(input.items.map(({ itemId }) => itemId));
      const free = catalogue.filter(({ id }) => !taken.has(id));
      const added = free[pick % free.length];
      if (added === undefined) return;
      const more = { ...input, items: [...input.items, { itemId: added.id, count: 1 }] };
      expect(priceOf(more).totalAmount).toBeGreaterThanOrEqual(priceOf(input).totalAmount);
    });
  });

  it("never falls when a count is raised", () => {
    forAnyMove((input, priceOf, pick) => {
      const raised = input.items.map((item, index) =>
        index === pick % input.items.length ? { ...item, count: item.count + 1 } : item,
      );
      expect(priceOf({ ...input, items: raised }).totalAmount).toBeGreaterThanOrEqual(
        priceOf(input).totalAmount,
      );
    });
  });

  it("never falls when an option is added", () => {
    forAnyMove((input, priceOf) => {
      const { totalAmount } = priceOf(input);
      const options = [
        { ...input, heavyLoad: true },
        { ...input, extraHelp: true, helperCount: Math.min((input.helperCount ?? 0) + 1, 5) },
      ];
      for (const option of options) {
        expect(priceOf(option).totalAmount).toBeGreaterThanOrEqual(totalAmount);
      }
    });
  });

  it("is at least zero, and only the coupon's line is negative", () => {
    forAnyMove((input, priceOf) => {
      const price = priceOf(input);
      expect(price.totalAmount).toBeGreaterThanOrEqual(0);
      const negative = price.lines.filter(({ amount }) => amount < 0).map(({ code }) => code);
      const coupons = price.lines.filter(({ code }) => code === "COUPON").map(({ code }) => code);
      expect(negative).toEqual(coupons);
    });
  });

  it("is the sum of its lines in whole won, each code once and explained", () => {
    forAnyMove((input, priceOf) => {
      const { lines, totalAmount } = priceOf(input);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalAmount);
      expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
      for (const { label, description, amount } of lines) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(label).not.toBe("");
        expect(description).not.toBe("");
      }
    });
  });

  it("has VAT of an eleventh and a deposit of a tenth, both inside it", () => {
    forAnyMove((input, priceOf) => {
      const { totalAmount, vatAmount, depositAmount } = priceOf(input);
      expect(vatAmount).toBe(Math.floor(totalAmount / 11));
      expect(depositAmount).toBe(Math.floor(totalAmount / 10));
    });
  });

  it("returns the same price and version when items are reordered", () => {
    forAnyMove((input, priceOf) => {
      const price = priceOf(input);
      expect(priceOf({ ...input, items: [...input.items] })).toEqual(price);
      expect(priceOf({ ...input, items: input.items.toReversed() })).toEqual(price);
      expect(priceLists.map(({ version }) => version)).toContain(price.priceVersion);
    });
  });

  it("is a multiple of 100 won without a coupon and never rises when one is used", () => {
    fc.assert(
      fc.property(anyEstimateInput, anyPriceList, anyCoupon, (input, priceList, coupon) => {
        const full = calculateMovePrice(input, { priceList }).totalAmount;
        expect(full % 100).toBe(0);
        expect(calculateMovePrice(input, { priceList, coupon }).totalAmount).toBeLessThanOrEqual(
          full,
        );
      }),
    );
  });

  it("fits the contract's money however large the load and however high the stairs", () => {
    forAnyMove((input, priceOf) => {
      const stairs = { floor: 120, carriage: "STAIRS" } as const;
      const most = {
        ...input,
        items: [{ itemId: "sofa-three", count: Math.floor(MAX_MOVE_VOLUME / 13.5) }],
        start: { ...input.start, ...stairs },
        destination: { ...input.destination, ...stairs },
      };
      expect(priceOf(most).totalAmount).toBeLessThan(1_000_000_000);
    });
  });
});
