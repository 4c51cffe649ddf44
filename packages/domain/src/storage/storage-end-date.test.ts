import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateParts } from "../calendar/iso-date.ts";
import { storageEndDate } from "./storage-end-date.ts";

describe("storageEndDate", () => {
  it.each([
    ["2026-03-02", 1, "2026-04-01"],
    ["2026-03-01", 1, "2026-03-31"],
    ["2026-11-20", 3, "2027-02-19"],
    ["2026-01-15", 12, "2027-01-14"],
    ["2026-12-01", 1, "2026-12-31"],
  ])("of %s and %d months is %s (spec section 9)", (start, months, expected) => {
    expect(storageEndDate(start, months)).toBe(expected);
  });

  it.each([
    ["2026-01-31", 1, "2026-02-27"],
    ["2028-01-31", 1, "2028-02-28"],
    ["2026-03-31", 1, "2026-04-29"],
    ["2026-08-30", 6, "2027-02-27"],
  ])("is the last day when the month is shorter: %s and %d months", (start, months, end) => {
    expect(storageEndDate(start, months)).toBe(end);
  });

  const start = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays("2024-01-01", offset));
  const months = fc.integer({ min: 1, max: 60 });

  it("is the day before the same day of a later month when it starts by the 28th", () => {
    fc.assert(
      fc.property(start, months, (date, count) => {
        const from = dateParts(date);
        fc.pre(from.day <= 28);
        const after = dateParts(addDays(storageEndDate(date, count), 1));
        expect(after.day).toBe(from.day);
        expect((after.year - from.year) * 12 + after.month - from.month).toBe(count);
      }),
    );
  });

  it("rises with each month and never falls when the start is later", () => {
    fc.assert(
      fc.property(start, months, (date, count) => {
        expect(storageEndDate(date, count + 1) > storageEndDate(date, count)).toBe(true);
        expect(storageEndDate(addDays(date, 1), count) >= storageEndDate(date, count)).toBe(true);
      }),
    );
  });
});
