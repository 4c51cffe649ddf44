import { expect, it } from "vitest";

import { dateRange, openingMonth } from "./date-range.ts";

it("dateRange spans 90 days from today", () => {
  expect(dateRange("2026-11-20", undefined, undefined)).toEqual({
    min: "2026-11-20",
    max: "2027-02-18",
  });
});

it("dateRange spans as many days as its limit says", () => {
  expect(dateRange("2026-11-20", undefined, undefined, 365).max).toBe("2027-11-20");
});

it("dateRange is narrower when other answers limit it", () => {
  expect(dateRange("2026-11-20", "2026-12-13", "2026-12-15")).toEqual({
    min: "2026-12-13",
    max: "2026-12-15",
  });
});

it("dateRange never starts before today", () => {
  expect(dateRange("2026-11-20", "2026-11-01", "2026-12-01").min).toBe("2026-11-20");
});

it("dateRange is the full range when the other answers contradict each other", () => {
  expect(dateRange("2026-11-20", "2026-12-20", "2026-12-15")).toEqual({
    min: "2026-11-20",
    max: "2027-02-18",
  });
});

it.each([
  ["2026-11-23", null, "2026-11"],
  ["2026-11-24", null, "2026-12"],
  ["2026-11-28", "2026-11-29", "2026-11"],
  ["2026-11-28", "2026-11-20", "2026-12"],
])("openingMonth on %s with %s chosen is %s", (today, chosen, month) => {
  expect(openingMonth(chosen, dateRange(today, undefined, undefined))).toBe(month);
});

it("openingMonth is the running month when nothing can be chosen after it", () => {
  expect(openingMonth(null, { min: "2026-11-28", max: "2026-12-01" })).toBe("2026-11");
});
