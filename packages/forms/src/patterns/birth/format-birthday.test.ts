import { expect, it } from "vitest";

import { formatBirthday } from "./format-birthday.ts";

it.each([
  ["", ""],
  ["0", "0"],
  ["03", "03"],
  ["031", "03-1"],
  ["0314", "03-14"],
  ["03-14", "03-14"],
  ["03월 14일", "03-14"],
  ["3월 4일", "03-04"],
  ["3/14", "03-14"],
  ["3-", "03-"],
  ["０３１４", "03-14"],
  ["03145", "03-145"],
  ["3/1a4", "3/1a4"],
  ["음력 3월 4일", "음력 3월 4일"],
])("formatBirthday of %o is %o", (typed, written) => {
  expect(formatBirthday(typed)).toBe(written);
});
