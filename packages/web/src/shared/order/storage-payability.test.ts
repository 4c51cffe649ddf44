import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { storagePayabilityOf } from "./storage-payability.ts";

test.each([
  ["QUOTED", "payable"],
  ["WAIT", "payable"],
  ["PAYMENT", "paid"],
  ["COMPLETE", "paid"],
  ["CANCEL", "cancelled"],
] as const)("storagePayabilityOf for %s returns %s", (status, expected) => {
  expect(storagePayabilityOf(fixtures.storageOrder(status, BASE_DAY))).toBe(expected);
});

test("storagePayabilityOf returns expired when an unpaid order can no longer be paid", () => {
  const actions = fixtures.storageOrderActions("QUOTED", ["CANCEL"]);
  expect(storagePayabilityOf({ status: "QUOTED", actions })).toBe("expired");
});
