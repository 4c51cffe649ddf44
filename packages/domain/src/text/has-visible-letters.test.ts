import { describe, expect, it } from "vitest";
import { hasVisibleLetters } from "./has-visible-letters.ts";

describe("hasVisibleLetters", () => {
  it.each(["김담아", " 김 ", "a\u200B", "👨‍👩‍👧", "é"])("is true for %j", (text) => {
    expect(hasVisibleLetters(text)).toBe(true);
  });
  it.each([
    "",
    " \t\n",
    "\u200B",
    "\u200B\u200D\uFEFF",
    "\u3164",
    "\u115F\u1160",
    "\u2800",
    "\u00AD",
    "\u{E0020}",
  ])("is false for %j", (text) => {
    expect(hasVisibleLetters(text)).toBe(false);
  });
});
