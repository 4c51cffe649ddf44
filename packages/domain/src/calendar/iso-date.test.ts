import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  daysOfMonth,
  isIsoDate,
} from "./iso-date.ts";

const anyDate = fc
  .date({
    min: new Date("2000-01-01"),
    max: new Date("2099-12-31"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe("isIsoDate", () => {
  it.each(["2026-03-02", "2028-02-29"])("accepts %s", (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each(["", "2026-2-3", "2026-02-29", "2026-13-01", "2026-00-10", "20260302", " 2026-03-02"])(
    "rejects %s",
    (text) => {
      expect(isIsoDate(text)).toBe(false);
    },
  );
});

describe("day arithmetic", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-01", -1, "2026-02-28"],
  ])("addDays of %s and %d is %s", (date, count, expected) => {
    expect(addDays(date, count)).toBe(expected);
  });

  it("returns the first day when the same days are subtracted again", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, count) => {
        const moved = addDays(date, count);
        expect(daysBetween(date, moved)).toBe(count);
        expect(addDays(moved, -count)).toBe(date);
      }),
    );
  });

  it("returns weekdays and the lengths of months", () => {
    expect(dayOfWeek("2026-03-02")).toBe(1);
    expect(daysInMonth(2026, 2)).toBe(28);
    expect(daysInMonth(2028, 2)).toBe(29);
    expect(daysInMonth(2026, 12)).toBe(31);
    expect(daysInMonth(87, 4)).toBe(30);
    expect(daysOfMonth("2028-02")).toEqual({ first: "2028-02-01", last: "2028-02-29" });
  });

  it("throws when the text is not a date", () => {
    expect(() => addDays("tomorrow", 1)).toThrow(RangeError);
  });
});
