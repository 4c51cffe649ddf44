import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./iso-date.ts";
import { isWorkDate, MAX_WORK_DAYS } from "./work-date.ts";

describe("isWorkDate", () => {
  it.each([
    ["2026-11-19", false],
    ["2026-11-20", true],
    ["2027-02-18", true],
    ["2027-02-19", false],
    ["2026-02-30", false],
    ["", false],
  ])("on 2026-11-20 of %s is %s (90 days ahead, spec section 9)", (date, expected) => {
    expect(isWorkDate(date, "2026-11-20")).toBe(expected);
  });

  it("returns true for exactly the days from today to the limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (ahead) => {
        expect(isWorkDate(addDays("2026-11-20", ahead), "2026-11-20")).toBe(
          ahead >= 0 && ahead <= MAX_WORK_DAYS,
        );
      }),
    );
  });
});
