import { expect, test } from "vitest";
import { storagePayabilityOf } from "./storage-payability.ts";

const now = new Date("2026-12-01T10:00:00+09:00");
const later = "2026-12-08T10:00:00+09:00";
const earlier = "2026-11-30T10:00:00+09:00";

test.each([
  ["QUOTED", later, "payable"],
  ["WAIT", later, "payable"],
  ["QUOTED", earlier, "expired"],
  ["PAYMENT", earlier, "paid"],
  ["COMPLETE", later, "paid"],
  ["CANCEL", later, "cancelled"],
] as const)("storagePayabilityOf for %s until %s returns %s", (status, valid_until, expected) => {
  expect(storagePayabilityOf({ status, valid_until }, now)).toBe(expected);
});
