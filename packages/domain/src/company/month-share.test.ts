import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysOfMonth } from "../calendar/iso-date.ts";
import { storageEndDate } from "../storage/storage-end-date.ts";
import { monthShare } from "./month-share.ts";

describe("monthShare", () => {
  it.each([
    ["2026-12-01", "2029-11-30", "2026-12", 31, 1_500_000],
    ["2026-12-01", "2029-11-30", "2029-11", 30, 1_500_000],
    ["2026-12-16", "2029-11-30", "2026-12", 16, 774_100],
    ["2026-12-16", "2026-12-16", "2026-12", 1, 48_300],
  ])("from %s to %s in %s is %d days for %d won", (startDate, endDate, month, days, amount) => {
    const share = monthShare({ startDate, endDate, monthlyAmount: 1_500_000 }, month);
    expect(share).toMatchObject({ days, amount });
  });

  it.each(["2026-11", "2027-01"])("returns no share of %s", (month) => {
    const contract = { startDate: "2026-12-01", endDate: "2026-12-31", monthlyAmount: 1 };
    expect(monthShare(contract, month)).toBeNull();
  });

  it("assigns each day to one month and never exceeds the monthly amount", () => {
    const start = fc.integer({ min: 0, max: 1500 }).map((offset) => addDays("2026-01-01", offset));
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (startDate, months, monthlyAmount) => {
          const endDate = storageEndDate(startDate, months);
          let day = startDate;
          let days = 0;
          while (day <= endDate) {
            const month = day.slice(0, 7);
            const share = monthShare({ startDate, endDate, monthlyAmount }, month);
            expect(share?.amount).toBeLessThanOrEqual(monthlyAmount);
            expect(share?.amount).toBeGreaterThanOrEqual(0);
            days += share?.days ?? 0;
            day = addDays(daysOfMonth(month).last, 1);
          }
          expect(addDays(startDate, days - 1)).toBe(endDate);
        },
      ),
    );
  });
});
