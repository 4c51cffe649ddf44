import { describe, expect, it } from "vitest";
import { maskUsername } from "./mask-username.ts";

describe("maskUsername", () => {
  it.each([
    ["demo-member", "dem********"],
    ["damadum01", "dam******"],
    ["abcd", "ab**"],
    ["a", "*"],
    ["", ""],
  ])("of %s is %s", (username, expected) => {
    expect(maskUsername(username)).toBe(expected);
  });
});
