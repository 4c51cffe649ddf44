import { describe, expect, it } from "vitest";
import { totalVolumeCount } from "./total-volume-count.ts";

describe("totalVolumeCount", () => {
  it("sums tenths without rounding errors", () => {
    expect(totalVolumeCount([])).toBe(0);
    expect(totalVolumeCount([{ itemId: "box-small", count: 3 }])).toBe(1.2);
    expect(
      totalVolumeCount([
        { itemId: "bed-single", count: 1 },
        { itemId: "box-large", count: 10 },
      ]),
    ).toBe(17.7);
  });

  it("throws when the catalogue does not have an item", () => {
    expect(() => totalVolumeCount([{ itemId: "spaceship", count: 1 }])).toThrow(RangeError);
  });
});
