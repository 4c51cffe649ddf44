import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxVolumeCount } from "./box-volume-count.ts";

describe("boxVolumeCount", () => {
  it.each([
    [{ width: 59, height: 40, depth: 50, count: 1 }, 1],
    [{ width: 100, height: 45, depth: 200, count: 1 }, 7.7],
    [{ width: 100, height: 45, depth: 200, count: 3 }, 23.1],
    [{ width: 1, height: 1, depth: 1, count: 1 }, 0.1],
    [{ width: 118, height: 100, depth: 10, count: 1 }, 1],
    [{ width: 118, height: 100, depth: 7, count: 3 }, 2.1],
  ])(
    "returns width × height × depth / 118000 rounded up, times the count: %o is %d",
    (box, expected) => {
      expect(boxVolumeCount(box)).toBe(expected);
    },
  );

  it("multiplies by the count when it is greater than 1", () => {
    const box = { width: 59, height: 40, depth: 50 };
    expect(boxVolumeCount({ ...box, count: 0 })).toBe(1);
    expect(boxVolumeCount({ ...box, count: 2 })).toBe(2);
  });

  const side = fc.integer({ min: 1, max: 400 });
  const count = fc.integer({ min: 1, max: 200 });

  it("rounds up by less than a tenth per piece", () => {
    fc.assert(
      fc.property(side, side, side, count, (width, height, depth, pieces) => {
        const counted = boxVolumeCount({ width, height, depth, count: pieces });
        const exact = (width * height * depth * pieces) / 118_000;
        expect(counted).toBeGreaterThan(exact - 1e-9);
        expect(counted).toBeLessThan(exact + 0.1 * pieces + 1e-9);
        expect(counted).toBe(Number(counted.toFixed(1)));
      }),
    );
  });

  it("returns the same volume when the sides are swapped", () => {
    fc.assert(
      fc.property(side, side, side, count, (a, b, c, pieces) => {
        expect(boxVolumeCount({ width: a, height: b, depth: c, count: pieces })).toBe(
          boxVolumeCount({ width: c, height: a, depth: b, count: pieces }),
        );
      }),
    );
  });
});
