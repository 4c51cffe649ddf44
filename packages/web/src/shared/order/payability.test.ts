import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { payabilityOf } from "./payability.ts";

test.each([
  ["QUOTED", "payable"],
  ["WAIT", "payable"],
  ["PAYMENT", "paid"],
  ["WORKING", "paid"],
  ["COMPLETE", "paid"],
  ["CANCEL", "cancelled"],
] as const)("payabilityOf for a move in %s returns %s", (status, expected) => {
  expect(payabilityOf(fixtures.estimate(status, BASE_DAY))).toBe(expected);
});

test.each([
  ["QUOTED", "payable"],
  ["WAIT", "payable"],
  ["PAYMENT", "paid"],
  ["BEFORE_COLLECTION", "paid"],
  ["COMPLETE", "paid"],
  ["CANCEL", "cancelled"],
] as const)("payabilityOf for a storage order in %s returns %s", (status, expected) => {
  expect(payabilityOf(fixtures.storageOrder(status, BASE_DAY))).toBe(expected);
});

test("payabilityOf returns expired when what is unpaid can no longer be paid", () => {
  const move = [
    { code: "PAY", reason: "이사 날짜가 지난 견적이에요.", problem: "slot_closed" },
  ] as const;
  expect(payabilityOf({ status: "QUOTED", actions: [...move] })).toBe("expired");
  const storage = fixtures.storageOrderActions("QUOTED", ["CANCEL"]);
  expect(payabilityOf({ status: "QUOTED", actions: storage })).toBe("expired");
});
