import { expect, it } from "vitest";
import { lastDayInSeoul, todayInSeoul } from "./today-in-seoul.ts";

it.each([
  ["2026-11-20T14:59:59.999Z", "2026-11-20"],
  ["2026-11-20T15:00:00.000Z", "2026-11-21"],
  ["2026-12-31T15:00:00.000Z", "2027-01-01"],
  ["2026-07-01T00:00:00+09:00", "2026-07-01"],
])("todayInSeoul at %s is %s", (instant, expected) => {
  expect(todayInSeoul(new Date(instant))).toBe(expected);
});

it.each([
  ["2026-12-02T00:00:00+09:00", "2026-12-01"],
  ["2026-12-01T23:59:59+09:00", "2026-12-01"],
  ["2026-12-02T00:00:00.001+09:00", "2026-12-02"],
])("lastDayInSeoul until %s is %s", (end, expected) => {
  expect(lastDayInSeoul(new Date(end))).toBe(expected);
});
