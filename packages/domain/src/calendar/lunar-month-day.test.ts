import { expect, it } from "vitest";
import { lunarMonthDay } from "./lunar-month-day.ts";

it("lunarMonthDay reads the platform's dangi calendar", () => {
  expect(new Intl.DateTimeFormat("en-u-ca-dangi").resolvedOptions().calendar).toBe("dangi");
});

it.each([
  ["2026-02-17", "1/1"],
  ["2026-09-25", "8/15"],
  // Korea's new moon falls after midnight here, so that the Chinese calendar has this day a day earlier.
  ["2027-02-07", "1/1"],
  ["2028-01-27", "1/1"],
  ["2025-07-25", "6bis/1"],
])("lunarMonthDay of %s is %s", (date, expected) => {
  expect(lunarMonthDay(date)).toBe(expected);
});
