import { describe, expect, it } from "vitest";
import { maskPhoneNumber } from "./mask-phone-number.ts";

describe("maskPhoneNumber", () => {
  it.each([
    ["010-1234-5678", "010-****-5678"],
    ["01012345678", "010-****-5678"],
    ["02-123-4567", "02-****-4567"],
    ["not a number", "****"],
  ])("of %s is %s", (phoneNumber, expected) => {
    expect(maskPhoneNumber(phoneNumber)).toBe(expected);
  });
});
