import { describe, expect, it } from "vitest";
import {
  formatDay,
  formatMonth,
  shiftDays,
  shiftMonths,
  weekdayOf,
  weeksOf,
} from "./month-grid.ts";

describe("month grid", () => {
  it("puts the first of a month under its weekday", () => {
    expect(weekdayOf("2026-03-02")).toBe(1);
    expect(weeksOf("2026-05")[0]).toEqual([
      null,
      null,
      null,
      null,
      null,
      "2026-05-01",
      "2026-05-02",
    ]);
  });

  it.each([
    ["2026-02", 4],
    ["2026-03", 5],
    ["2026-05", 6],
    ["2027-02", 5],
  ])("has no empty week when the month is %s", (month, weeks) => {
    expect(weeksOf(month)).toHaveLength(weeks);
  });

  it("contains every day of a month once", () => {
    const days = weeksOf("2028-02")
      .flat()
      .filter((day) => day !== null);
    expect(days).toHaveLength(29);
    expect(new Set(days).size).toBe(29);
  });

  it("moves across the ends of months and years", () => {
    expect(shiftDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(shiftDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(shiftMonths("2026-12-15", 1)).toBe("2027-01-15");
    expect(shiftMonths("2026-01-15", -1)).toBe("2025-12-15");
  });

  it("stops at the last day when a month is shorter", () => {
    expect(shiftMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(shiftMonths("2026-01-31", 1)).toBe("2026-02-28");
  });

  it("formats days and months in Korean", () => {
    expect(formatDay("2026-03-02")).toBe("3월 2일 월요일");
    expect(formatMonth("2026-03")).toBe("2026년 3월");
  });
});
