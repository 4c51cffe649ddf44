import { expect, it } from "vitest";

import { digits } from "./digits-codec.ts";

it.each([
  ["482019", "482019"],
  [" 482 019 ", "482019"],
  ["482-019", "482019"],
  ["４８２０１９", "482019"],
  ["번호 482019", "482019"],
  ["", undefined],
  ["번호", undefined],
])("reads %j as %j", (text, expected) => {
  expect(digits.read(text)).toBe(expected);
});

it("writes what it read", () => {
  expect(digits.write("482019")).toBe("482019");
  expect(digits.write(undefined)).toBe("");
});
