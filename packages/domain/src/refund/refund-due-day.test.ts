import { expect, it } from "vitest";
import { refundDueDay } from "./refund-due-day.ts";

it.each([
  ["2026-12-01", "2026-12-04"],
  ["2026-12-04", "2026-12-09"],
  ["2026-12-05", "2026-12-09"],
  // Christmas is a Friday.
  ["2026-12-23", "2026-12-29"],
])("refundDueDay of %s is three working days later, %s", (decidedOn, due) => {
  expect(refundDueDay(decidedOn)).toBe(due);
});
