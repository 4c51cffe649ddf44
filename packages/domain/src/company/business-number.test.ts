import fc from "fast-check";
import { expect, it } from "vitest";
import { parseBusinessNumber } from "./business-number.ts";

it.each([
  "120-81-47521",
  "1208147521",
  " 120 81 47521 ",
  "１２０－８１－４７５２１",
  "120–81–47521",
])("parseBusinessNumber reads %s", (typed) => {
  expect(parseBusinessNumber(typed)).toBe("120-81-47521");
});

it.each(["999-99-99999", "123-45-67890", "120-81-4752", "12081475211", "abc", ""])(
  "parseBusinessNumber rejects %s",
  (typed) => {
    expect(parseBusinessNumber(typed)).toBeNull();
  },
);

it("parseBusinessNumber accepts exactly one check digit for any nine digits", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (digits) => {
      const last = Array.from("0123456789").filter(
        (digit) => parseBusinessNumber(digits + digit) !== null,
      );
      expect(last).toHaveLength(1);
    }),
  );
});
