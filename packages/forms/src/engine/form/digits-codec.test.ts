import { expect, it } from "vitest";

import { digits } from "./digits-codec.ts";

it.each([
  ["482019", "482019"],
  [" 482 019 ", "482019"],
  ["482-019", "482019"],
  ["４８２０１９", "482019"],
  ["번호 482019", "482019"],
  ["", undefined],
  ["1985년생", "1985"],
  ["번호", "번호"],
  ["4a82019", "4a82019"],
  ["48201O", "48201O"],
  ["482 또는 019", "482 또는 019"],
])("digits parses %j as %j", (text, expected) => {
  expect(digits.read(text)).toBe(expected);
});

it("digits formats what it parsed", () => {
  expect(digits.write("482019")).toBe("482019");
  expect(digits.write(undefined)).toBe("");
});
