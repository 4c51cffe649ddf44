import { expect, it } from "vitest";
import { contractPeriod } from "./contract-period.ts";

it.each([
  ["2026-11-20", "2026-12-01", "2027-11-30"],
  ["2026-12-01", "2026-12-01", "2027-11-30"],
  ["2026-12-15", "2026-12-15", "2027-12-14"],
])(
  "contractPeriod of a year from December accepted on %s is %s to %s",
  (day, startDate, endDate) => {
    const offer = { startDate: "2026-12-01", months: 12 };
    expect(contractPeriod(offer, day)).toEqual({ startDate, endDate });
  },
);
