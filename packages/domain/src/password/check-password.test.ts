import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPassword } from "./check-password.ts";

describe("checkPassword", () => {
  it.each([
    ["Damadum!2026", { length: true, kinds: true, valid: true }],
    ["abcd1234", { length: true, kinds: true, valid: true }],
    ["abcdefg!", { length: true, kinds: true, valid: true }],
    ["1234567!", { length: true, kinds: true, valid: true }],
    ["abcdefgh", { length: true, kinds: false, valid: false }],
    ["12345678", { length: true, kinds: false, valid: false }],
    ["!@#$%^&*", { length: true, kinds: false, valid: false }],
    ["abc123!", { length: false, kinds: true, valid: false }],
    ["abcd1234abcd1234abcd", { length: true, kinds: true, valid: true }],
    ["abcd1234abcd1234abcd1", { length: false, kinds: true, valid: false }],
    ["", { length: false, kinds: false, valid: false }],
    ["비밀번호비밀번호", { length: true, kinds: false, valid: false }],
    ["abc 1234", { length: true, kinds: true, valid: true }],
  ])("of %s is %o (8 to 20 characters, two of three kinds, spec section 5)", (text, expected) => {
    expect(checkPassword(text)).toEqual(expected);
  });

  const letters = fc.string({
    unit: fc.constantFrom(...Array.from("abcXYZ")),
    minLength: 1,
    maxLength: 24,
  });
  const numbers = fc.string({
    unit: fc.constantFrom(...Array.from("0123456789")),
    minLength: 1,
    maxLength: 24,
  });
  const specials = fc.string({
    unit: fc.constantFrom(...Array.from("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")),
    minLength: 1,
    maxLength: 24,
  });

  it("accepts two kinds of characters in any order when the length is right", () => {
    const pairs = fc.oneof(
      fc.tuple(letters, numbers),
      fc.tuple(numbers, specials),
      fc.tuple(specials, letters),
    );
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const size = one.length + other.length;
        const inside = size >= 8 && size <= 20;
        expect(checkPassword(one + other).valid).toBe(inside);
        expect(checkPassword(other + one).valid).toBe(inside);
      }),
    );
  });

  it("rejects a text of one kind of characters", () => {
    fc.assert(
      fc.property(fc.oneof(letters, numbers, specials), (text) => {
        expect(checkPassword(text).valid).toBe(false);
      }),
    );
  });
});
