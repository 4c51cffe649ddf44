import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { couponStatus } from "./coupon-status.ts";

it("couponStatus allows exactly these changes", () => {
  expect(transitionsOf(couponStatus)).toEqual([
    "AVAILABLE > EXPIRED by SYSTEM",
    "AVAILABLE > HELD by SYSTEM",
    "AVAILABLE > USED by SYSTEM",
    "HELD > AVAILABLE by SYSTEM",
    "HELD > USED by SYSTEM",
    "USED > AVAILABLE by SYSTEM",
  ]);
  expect(couponStatus.initial).toBe("AVAILABLE");
});
