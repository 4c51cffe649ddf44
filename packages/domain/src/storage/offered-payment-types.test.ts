import { describe, expect, it } from "vitest";
import { checkPaymentType, offeredPaymentTypes } from "./offered-payment-types.ts";

describe("offeredPaymentTypes", () => {
  it("follows what the sale accepts", () => {
    expect(offeredPaymentTypes("ALL")).toEqual(["NORMAL", "SUBSCRIPTION"]);
    expect(offeredPaymentTypes("ONLY_NORMAL_PAYMENT")).toEqual(["NORMAL"]);
    expect(offeredPaymentTypes("ONLY_SUBS_PAYMENT")).toEqual(["SUBSCRIPTION"]);
  });
});

describe("checkPaymentType", () => {
  it.each([
    ["NORMAL", "ONLY_SUBS_PAYMENT", "지금은 정기 결제로만"],
    ["SUBSCRIPTION", "ONLY_NORMAL_PAYMENT", "지금은 한 번에 결제로만"],
  ] as const)("rejects %s when the sale is %s", (type, mode, message) => {
    const [issue] = checkPaymentType(type, mode);
    expect(issue).toMatchObject({ path: ["paymentType"], code: "not_offered" });
    expect(issue?.message).toContain(message);
  });

  it.each([
    ["NORMAL", "ALL"],
    ["SUBSCRIPTION", "ALL"],
    ["NORMAL", "ONLY_NORMAL_PAYMENT"],
    ["SUBSCRIPTION", "ONLY_SUBS_PAYMENT"],
  ] as const)("accepts %s when the sale is %s", (type, mode) => {
    expect(checkPaymentType(type, mode)).toEqual([]);
  });
});
