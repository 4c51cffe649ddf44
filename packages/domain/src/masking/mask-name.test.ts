import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskName } from "./mask-name.ts";

describe("maskName", () => {
  it.each([
    ["김담용", "김*용"],
    ["김담", "김*"],
    ["남궁담용", "남**용"],
    ["김", "*"],
    ["", ""],
  ])("of %s is %s", (name, expected) => {
    expect(maskName(name)).toBe(expected);
  });

  it("keeps the length and hides something of every name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 }), (name) => {
        expect(maskName(name)).toHaveLength(name.length);
        expect(maskName(name)).toContain("*");
      }),
    );
  });
});
