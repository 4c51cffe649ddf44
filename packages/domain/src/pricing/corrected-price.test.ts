import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOfLines } from "../money/totals.ts";
import { anyEstimateInput, oneRoomMove } from "../testing/estimate-inputs.ts";
import { calculateMovePrice } from "./calculate-move-price.ts";
import { correctedPrice } from "./corrected-price.ts";
import { goodwillPrice } from "./goodwill-price.ts";
import { priceLists } from "./price-lists.ts";

const anyCorrection = fc.tuple(anyEstimateInput, anyEstimateInput, fc.constantFrom(...priceLists));
const [priceList] = priceLists;
const onFloor = (floor: number) => ({
  ...oneRoomMove,
  destination: { ...oneRoomMove.destination, floor, carriage: "STAIRS" as const },
});

describe("correctedPrice", () => {
  it("never raises the total, and accounts for all that the corrected work costs more or less", () => {
    fc.assert(
      fc.property(anyCorrection, ([before, after, list]) => {
        const price = goodwillPrice(calculateMovePrice(before, { priceList: list }), 1000);
        const corrected = correctedPrice({ price, before, after, priceList: list });
        const { lines, totalAmount } = corrected.price;
        expect(sumOfLines(lines)).toBe(totalAmount);
        expect(totalAmount).toBeLessThanOrEqual(price.totalAmount);
        const more = calculateMovePrice(after, { priceList: list }).totalAmount - 1000;
        expect(totalAmount + corrected.extraAmount).toBe(more);
      }),
    );
  });

  it("is the first price again when a correction is taken back", () => {
    const [before, after] = [onFloor(2), onFloor(5)];
    const price = calculateMovePrice(before, { priceList });
    const up = correctedPrice({ price, before, after, priceList });
    expect(up.extraAmount).toBeGreaterThan(0);
    expect(up.price.totalAmount).toBe(price.totalAmount);
    const back = correctedPrice({ price: up.price, before: after, after: before, priceList });
    expect(back).toEqual({ price, extraAmount: 0 - up.extraAmount });
  });

  it("asks only for what a second correction adds", () => {
    const price = calculateMovePrice(onFloor(2), { priceList });
    const steps = { before: onFloor(2), after: onFloor(4), priceList };
    const first = correctedPrice({ price, ...steps });
    const second = correctedPrice({
      price: first.price,
      before: onFloor(4),
      after: onFloor(5),
      priceList,
    });
    const atOnce = correctedPrice({ price, ...steps, after: onFloor(5) });
    expect(first.extraAmount + second.extraAmount).toBe(atOnce.extraAmount);
    expect(second.price).toEqual(atOnce.price);
  });

  it("leaves a day for which the surcharge was waived without it", () => {
    const price = calculateMovePrice(onFloor(2), { priceList });
    // 2026-12-19 is a Saturday.
    const before = { ...onFloor(2), moveDate: "2026-12-19" };
    const after = { ...before, memo: "벨을 눌러 주세요" };
    const { price: same, extraAmount } = correctedPrice({ price, before, after, priceList });
    expect({ total: same.totalAmount, extraAmount }).toEqual({
      total: price.totalAmount,
      extraAmount: 0,
    });
    expect(same.lines.map(({ code }) => code)).not.toContain("GOODWILL");
    // What later turns out to be less lowers the price, and is no extra that was asked for.
    const lower = { ...after, destination: onFloor(1).destination };
    const less = correctedPrice({ price: same, before: after, after: lower, priceList });
    const saved =
      calculateMovePrice(after, { priceList }).totalAmount -
      calculateMovePrice(lower, { priceList }).totalAmount;
    expect(saved).toBeGreaterThan(0);
    expect(less.extraAmount).toBe(0);
    expect(less.price.totalAmount).toBe(price.totalAmount - saved);
  });
});
