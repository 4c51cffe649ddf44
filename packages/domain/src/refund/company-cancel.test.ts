import { expect, it } from "vitest";
import { companyCompensation } from "./company-cancel.ts";

it.each([
  ["2026-12-01", 50_000],
  ["2026-12-13", 50_000],
  ["2026-12-14", 100_000],
  ["2026-12-15", 150_000],
  ["2026-12-16", 250_000],
])("companyCompensation on %s for a move on 2026-12-15 is %d won", (today, amount) => {
  const move = { moveDate: "2026-12-15", depositAmount: 25_000 };
  expect(companyCompensation({ ...move, today })).toBe(amount);
});
