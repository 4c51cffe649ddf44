import { expect, test } from "vitest";
import { hasOnlyFreeMonths } from "./storage-promotions.ts";

const free = { promotion: "FREE_MONTH3", months: 3, paymentType: "NORMAL" } as const;

test.each([
  ["as they were ordered", free, true],
  ["without an offer", { ...free, promotion: null }, false],
  ["that were extended", { ...free, months: 6 }, false],
  ["that continue paid by the month", { ...free, months: 6, paymentType: "SUBSCRIPTION" }, false],
] as const)(
  "hasOnlyFreeMonths returns true only when free months are unchanged: months %s",
  (_case, period, isFree) => {
    expect(hasOnlyFreeMonths(period)).toBe(isFree);
  },
);
