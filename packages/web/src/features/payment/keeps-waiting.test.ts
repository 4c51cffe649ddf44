import { expect, test } from "vitest";
import { keepsWaiting } from "./keeps-waiting.ts";

test("waits a minute for a payment that is not decided", () => {
  expect(keepsWaiting("READY", { answeredAt: 59_999, since: 0 })).toBe(true);
  expect(keepsWaiting("READY", { answeredAt: 60_000, since: 0 })).toBe(false);
  expect(keepsWaiting("READY", { answeredAt: 60_000, since: 70_000 })).toBe(true);
});

test.each(["PAID", "FAILED", "REFUNDED", undefined] as const)("does not wait for %s", (status) => {
  expect(keepsWaiting(status, { answeredAt: 0, since: 0 })).toBe(false);
});
