import { expect, test } from "vitest";
import { renewalDraftOf } from "./renewal-draft-of.ts";

const place = {
  postcode: "04769",
  address: "서울 성동구 왕십리로 83-21",
  detail: "3층 문서고",
  floor: 3,
  carriage: "EV",
} as const;
const contract = {
  name: "2026년 문서 보관",
  status: "CANCEL",
  department: null,
  box_count: 500,
  months: 12,
  start_date: "2026-12-01",
  end_date: "2027-11-30",
  place,
  memo: "지하 문서고",
} as const;
const request = {
  name: "2026년 문서 보관",
  box_count: 500,
  months: 12,
  place,
  memo: "지하 문서고",
};

test("renewalDraftOf keeps the day of a request that was withdrawn", () => {
  expect(renewalDraftOf(contract, "2026-12-01")).toEqual({ ...request, start_date: "2026-12-01" });
});

test("renewalDraftOf starts on the day after the contract ends when it is in force", () => {
  expect(renewalDraftOf({ ...contract, status: "ACTIVE" }, "2026-12-01").start_date).toBe(
    "2027-12-01",
  );
});

test.each([
  ["CANCEL", "2026-12-02"],
  ["ENDED", "2027-12-02"],
] as const)("renewalDraftOf has no start day when that of %s is past on %s", (status, today) => {
  expect(renewalDraftOf({ ...contract, status }, today)).toEqual(request);
});

test.each([
  ["CANCEL", "2025-11-30"],
  ["ACTIVE", "2026-11-30"],
] as const)(
  "renewalDraftOf has no start day when that of %s is beyond the calendar on %s",
  (status, today) => {
    expect(renewalDraftOf({ ...contract, status }, today)).toEqual(request);
  },
);
