import { expect, it } from "vitest";
import { formatKoreanDate, formatKoreanDay } from "./format-korean-date.ts";

it.each([
  ["2026-03-02", "2026년 3월 2일 (월)"],
  ["2026-12-27", "2026년 12월 27일 (일)"],
])("formatKoreanDate of %s is %s", (date, expected) => {
  expect(formatKoreanDate(date)).toBe(expected);
});

it("formatKoreanDay leaves out the year", () => {
  expect(formatKoreanDay("2026-03-02")).toBe("3월 2일 (월)");
});
