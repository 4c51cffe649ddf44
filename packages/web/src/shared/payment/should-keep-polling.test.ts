import { ApiError, NetworkError } from "@damadum/sdk";
import { expect, test } from "vitest";
import { shouldKeepPolling } from "./should-keep-polling.ts";

const ready = { status: "READY", error: null, updatedAt: 0 } as const;

test("shouldKeepPolling stops after a minute when the payment stays undecided", () => {
  expect(shouldKeepPolling({ ...ready, updatedAt: 59_999 }, 0)).toBe(true);
  expect(shouldKeepPolling({ ...ready, updatedAt: 60_000 }, 0)).toBe(false);
  expect(shouldKeepPolling({ ...ready, updatedAt: 60_000 }, 70_000)).toBe(true);
});

test.each(["PAID", "FAILED", "REFUNDED", undefined] as const)(
  "shouldKeepPolling returns false when the status is %s",
  (status) => {
    expect(shouldKeepPolling({ ...ready, status }, 0)).toBe(false);
  },
);

test("shouldKeepPolling continues when the server or the network fails and stops when the server rejects", () => {
  const rejected = (status: number) =>
    new ApiError(status, { code: "internal_error", message: "서버의 말이에요." });
  expect(shouldKeepPolling({ ...ready, error: rejected(503) }, 0)).toBe(true);
  expect(shouldKeepPolling({ ...ready, error: new NetworkError(null) }, 0)).toBe(true);
  expect(shouldKeepPolling({ ...ready, error: rejected(409) }, 0)).toBe(false);
  expect(shouldKeepPolling({ ...ready, error: rejected(404) }, 0)).toBe(false);
});
