import { expect, it } from "vitest";
import { isFutureYear } from "./bought-year.ts";

it.each([
  ["2025", false],
  ["2026", false],
  ["2027", true],
])("isFutureYear says of %s %s when it is 2026", (year, expected) => {
  expect(isFutureYear(year, "2026-12-31")).toBe(expected);
});
