import { describe, expect, it } from "vitest";
import { businessDayAfter } from "./business-day.ts";

describe("businessDayAfter", () => {
  it.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-04", 1, "2026-12-07"],
    ["2026-12-24", 1, "2026-12-28"],
    ["2026-11-30", 10, "2026-12-14"],
    ["2026-11-28", 0, "2026-11-28"],
  ])("counts from the day after %s: %i of them end on %s", (from, count, last) => {
    expect(businessDayAfter(from, count)).toBe(last);
  });
});
