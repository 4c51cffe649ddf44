import { expect, test } from "vitest";
import { retainedSince, retentionRules, retentionTime } from "./retention.ts";

test.each([
  ["CONTRACT", "2031-11-20T01:00:00.000Z", "2026-11-20T01:00:00.000Z"],
  ["CONTRACT", "2032-02-29T01:00:00.000Z", "2027-02-28T01:00:00.000Z"],
  ["DISPUTE", "2029-11-20T01:00:00.000Z", "2026-11-20T01:00:00.000Z"],
  ["ACCESS", "2027-02-20T01:00:00.000Z", "2026-11-20T01:00:00.000Z"],
  ["VISITOR_QUOTE", "2026-11-20T01:00:00.000Z", "2026-11-20T01:00:00.000Z"],
  // Payments of 2026 are declared until the end of March 2027, and kept for five years from then.
  ["PAYMENT", "2032-03-31T14:59:59.000Z", "2025-12-31T15:00:00.000Z"],
  ["PAYMENT", "2032-03-31T15:00:00.000Z", "2026-12-31T15:00:00.000Z"],
] as const)(
  "retainedSince of %s is the earliest instant that is kept on %s",
  (name, now, since) => {
    expect(retainedSince(name, new Date(now)).toISOString()).toBe(since);
  },
);

test("retentionTime says a period in words with its beginning, and what has none", () => {
  const { CONTRACT, ACCESS, ACCOUNT } = retentionRules;
  expect([CONTRACT, ACCESS, ACCOUNT].map(retentionTime)).toEqual([
    "거래가 끝난 날부터 5년",
    "로그인이 끝난 날부터 3개월",
    "탈퇴한 날 바로",
  ]);
});
