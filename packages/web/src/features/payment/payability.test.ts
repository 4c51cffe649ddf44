import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { payabilityOf } from "./payability.ts";

test.each([
  ["QUOTED", "payable"],
  ["WAIT", "payable"],
  ["PAYMENT", "paid"],
  ["WORKING", "paid"],
  ["WORKING_COMPLETE", "balance"],
  ["COMPLETE", "paid"],
  ["CANCEL", "cancelled"],
] as const)("payabilityOf returns the payability of %s: %s", (status, payability) => {
  expect(payabilityOf(fixtures.estimate(status, BASE_DAY))).toBe(payability);
});

test("payabilityOf returns expired when a quote can no longer be paid", () => {
  const actions = [{ code: "PAY", reason: "이사 날짜가 지난 견적이에요." }] as const;
  expect(payabilityOf({ status: "QUOTED", actions: [...actions] })).toBe("expired");
});
