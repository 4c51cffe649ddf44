import { expect, it } from "vitest";
import { hasDirectionMark, isPlainLine, toPlainLine } from "./plain-line.ts";

it.each(["", "김담아", "O'Neill-Šimůnek 주니어", "👨‍👩‍👧", "가\u200B나"])(
  "isPlainLine accepts %j",
  (text) => {
    expect(isPlainLine(text)).toBe(true);
  },
);

it.each([
  "두\n줄",
  "탭\t",
  "\u001B[31m빨강",
  "\u009B31m빨강",
  "\u007F",
  "한 줄\u2028두 줄",
  "\u202Eexe.지사",
  "\u2066숨김",
  "\u200F가",
])("isPlainLine rejects %j", (text) => {
  expect(isPlainLine(text)).toBe(false);
});

it("toPlainLine returns a plain line for any text", () => {
  const plain = toPlainLine("두\n줄 \u001B[2K\u202E끝", () => "?");
  expect(plain).toBe("두?줄 ?[2K?끝");
  expect(isPlainLine(plain)).toBe(true);
});

it("hasDirectionMark finds every mark of direction, and none in a text of several lines", () => {
  for (const mark of "\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069") {
    expect(hasDirectionMark(`가${mark}나`)).toBe(true);
  }
  expect(hasDirectionMark("두\n줄\u200B\u200D שלום مرحبا")).toBe(false);
});
