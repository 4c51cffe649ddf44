import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDeliveryGapAllowed } from "./delivery-gap.ts";
import { addDays } from "./iso-date.ts";

describe("isDeliveryGapAllowed", () => {
  it.each([
    ["2026-12-08", "2026-12-15", true],
    ["2026-12-08", "2026-12-16", false],
    ["2026-12-08", "2026-12-08", true],
    ["2026-12-08", "2026-12-07", false],
    ["2026-12-28", "2027-01-04", true],
  ])("from %s to %s is %s (at most 7 days, spec section 5)", (from, to, expected) => {
    expect(isDeliveryGapAllowed(from, to)).toBe(expected);
  });

  it("returns the same for the same gap at any time of the year", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: -30, max: 30 }),
        (offset, gap) => {
          const delivery = addDays("2026-01-01", offset);
          expect(isDeliveryGapAllowed(delivery, addDays(delivery, gap))).toBe(gap >= 0 && gap <= 7);
        },
      ),
    );
  });
});
