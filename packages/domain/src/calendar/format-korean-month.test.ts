import { expect, it } from "vitest";
import { formatKoreanMonth } from "./format-korean-month.ts";

it.each([
  ["2026-03", "2026년 3월"],
  ["2026-12", "2026년 12월"],
])("formatKoreanMonth of %s is %s", (month, expected) => {
  expect(formatKoreanMonth(month)).toBe(expected);
});
