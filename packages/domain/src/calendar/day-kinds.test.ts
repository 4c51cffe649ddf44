import { expect, it } from "vitest";
import { isMonthEnd, isWeekend } from "./day-kinds.ts";

it.each([
  ["2026-11-20", false],
  ["2026-11-21", true],
  ["2026-11-22", true],
  ["2026-11-23", false],
])("isWeekend of %s is %s", (date, expected) => {
  expect(isWeekend(date)).toBe(expected);
});

it.each([
  ["2026-12-26", false],
  ["2026-12-27", true],
  ["2026-12-31", true],
  ["2026-11-25", false],
  ["2026-11-26", true],
  ["2027-02-23", false],
  ["2027-02-24", true],
  ["2028-02-24", false],
  ["2028-02-25", true],
])("isMonthEnd of %s is %s", (date, expected) => {
  expect(isMonthEnd(date)).toBe(expected);
});
