import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { payabilityOf } from "./payability.ts";

const valid_until = "2026-11-27T10:00:00+09:00";
const before = new Date("2026-11-27T09:59:59+09:00");
const after = new Date("2026-11-27T10:00:01+09:00");

test.each([
  ["QUOTED", before, "payable"],
  ["WAIT", before, "payable"],
  ["QUOTED", after, "expired"],
  ["PAYMENT", before, "paid"],
  ["COMPLETE", after, "paid"],
  ["CANCEL", before, "cancelled"],
] as const)(
  "payabilityOf returns the payability when the status is %s at %o: %s",
  (status, now, payability) => {
    const { ledger } = fixtures.estimate("COMPLETE", BASE_DAY);
    expect(payabilityOf({ status, valid_until, ledger }, now)).toBe(payability);
  },
);

test("payabilityOf returns balance when a deposit was paid and the goods are unloaded", () => {
  const { ledger } = fixtures.estimate("WORKING_COMPLETE", BASE_DAY);
  const payability = (status: "WORKING" | "WORKING_COMPLETE") =>
    payabilityOf({ status, valid_until, ledger }, after);
  expect(payability("WORKING")).toBe("paid");
  expect(payability("WORKING_COMPLETE")).toBe("balance");
});
