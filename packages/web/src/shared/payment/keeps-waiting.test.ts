import { ApiError, NetworkError } from "@damadum/sdk";
import { expect, test } from "vitest";
import { keepsWaiting } from "./keeps-waiting.ts";

const undecided = { status: "READY", error: null, answeredAt: 0 } as const;

test("waits a minute for a payment that is not decided", () => {
  expect(keepsWaiting({ ...undecided, answeredAt: 59_999 }, 0)).toBe(true);
  expect(keepsWaiting({ ...undecided, answeredAt: 60_000 }, 0)).toBe(false);
  expect(keepsWaiting({ ...undecided, answeredAt: 60_000 }, 70_000)).toBe(true);
});

test.each(["PAID", "FAILED", "REFUNDED", undefined] as const)("does not wait for %s", (status) => {
  expect(keepsWaiting({ ...undecided, status }, 0)).toBe(false);
});

test("waits for a server in trouble, but not after it has refused", () => {
  const answer = (status: number) =>
    new ApiError(status, { code: "internal_error", message: "서버의 말이에요." });
  expect(keepsWaiting({ ...undecided, error: answer(503) }, 0)).toBe(true);
  expect(keepsWaiting({ ...undecided, error: new NetworkError(null) }, 0)).toBe(true);
  expect(keepsWaiting({ ...undecided, error: answer(409) }, 0)).toBe(false);
  expect(keepsWaiting({ ...undecided, error: answer(404) }, 0)).toBe(false);
});
