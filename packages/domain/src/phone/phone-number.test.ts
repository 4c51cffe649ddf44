import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhoneNumber } from "./format-phone-number.ts";
import { isPhoneNumber, splitPhoneNumber } from "./phone-number.ts";

const digits = (size: number) =>
  fc.array(fc.nat({ max: 9 }), { minLength: size, maxLength: size }).map((all) => all.join(""));

const areaCode = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.nat({ max: 9 }))
  .map(([first, second]) => `0${first}${second}`);

/** The parts of any number that spec section 5 allows. */
const anyParts = fc.tuple(
  fc.oneof(fc.constantFrom("010", "011", "016", "017", "018", "019", "02"), areaCode),
  fc.oneof(digits(3), digits(4)),
  digits(4),
);

describe("isPhoneNumber", () => {
  it.each([
    "010-1234-5678",
    "01012345678",
    "011-123-4567",
    "016-123-4567",
    "017-123-4567",
    "018-123-4567",
    "019-123-4567",
    "02-123-4567",
    "0212345678",
    "031-123-4567",
    "070-1234-5678",
    "010-12345678",
  ])("accepts %s (spec section 5)", (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each([
    "",
    "012-1234-5678",
    "015-1234-5678",
    "020-123-4567",
    "010-12-5678",
    "010-12345-6789",
    "010-1234-567",
    "010 1234 5678",
    "+82-10-1234-5678",
    "010-1234-5678 ",
  ])("rejects %s", (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});

describe("splitPhoneNumber", () => {
  it("returns prefix, middle and last digits", () => {
    expect(splitPhoneNumber("01012345678")).toEqual(["010", "1234", "5678"]);
    expect(splitPhoneNumber("02-123-4567")).toEqual(["02", "123", "4567"]);
    expect(splitPhoneNumber("1234")).toBeNull();
  });

  it("returns the parts of any number with or without hyphens", () => {
    fc.assert(
      fc.property(anyParts, fc.boolean(), (parts, hyphens) => {
        expect(splitPhoneNumber(parts.join(hyphens ? "-" : ""))).toEqual(parts);
      }),
    );
  });
});

describe("formatPhoneNumber", () => {
  it.each([
    ["", ""],
    ["0", "0"],
    ["010", "010"],
    ["0101", "010-1"],
    ["0101234567", "010-123-4567"],
    ["01012345678", "010-1234-5678"],
    ["02123", "02-123"],
    ["0212345678", "02-1234-5678"],
    ["010.1234.5678", "010-1234-5678"],
    ["+82 10-1234-5678", "010-1234-5678"],
    ["＋８２　１０－１２３４－５６７８", "010-1234-5678"],
    ["０１０１２３４５６７８", "010-1234-5678"],
    ["+82 (0)10 1234 5678", "010-1234-5678"],
    ["010123456789", "010-1234-56789"],
    ["010-1234-567O", "010-1234-567O"],
    ["02-123-4567 내선 12", "02-123-4567 내선 12"],
  ])("for %s, typed so far, returns %s", (typed, expected) => {
    expect(formatPhoneNumber(typed)).toBe(expected);
  });

  it("keeps every digit and formats the same text when repeated", () => {
    fc.assert(
      fc.property(anyParts, fc.nat({ max: 11 }), (parts, typed) => {
        const text = parts.join("").slice(0, typed);
        const formatted = formatPhoneNumber(text);
        expect(formatted.replaceAll("-", "")).toBe(text);
        expect(formatPhoneNumber(formatted)).toBe(formatted);
        expect(formatPhoneNumber(parts.join(""))).toBe(parts.join("-"));
      }),
    );
  });
});
