import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./iso-date.ts";
import { isLuckyMovingDay } from "./lucky-moving-day.ts";

describe("isLuckyMovingDay", () => {
  it.each([
    // Lunar 2026-01-01 is 2026-02-17, so its 9th and 10th are 02-25 and 02-26.
    ["2026-02-24", false],
    ["2026-02-25", true],
    ["2026-02-26", true],
    ["2026-02-27", false],
    ["2026-03-07", true],
    ["2026-03-08", true],
  ])("of %s is %s", (date, expected) => {
    expect(isLuckyMovingDay(date)).toBe(expected);
  });

  it("returns true for five or six of any thirty days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (offset) => {
        const days = Array.from({ length: 30 }, (_, index) =>
          addDays("2026-01-01", offset + index),
        );
        const lucky = days.filter(isLuckyMovingDay).length;
        expect(lucky).toBeGreaterThanOrEqual(5);
        expect(lucky).toBeLessThanOrEqual(6);
      }),
    );
  });
});
