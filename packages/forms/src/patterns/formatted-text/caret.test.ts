import { formatPhoneNumber } from "@damadum/domain";
import { expect, it } from "vitest";

import { caretAfterFormat } from "./caret.ts";

/** Formats text that is typed with the caret at `|`. */
function typed(text: string): string {
  const caret = text.indexOf("|");
  const raw = text.replace("|", "");
  const formatted = formatPhoneNumber(raw);
  const next = caretAfterFormat(raw, caret, formatted);
  return `${formatted.slice(0, next)}|${formatted.slice(next)}`;
}

it.each([
  ["0|", "0|"],
  ["0101|", "010-1|"],
  ["0101234567|", "010-123-4567|"],
  ["01012345678|", "010-1234-5678|"],
  ["010-9|1234-5678", "010-9|123-45678"],
  ["010|1234-5678", "010|-1234-5678"],
  ["01|-1234-5678", "01|1-234-5678"],
])("caretAfterFormat turns %s into %s", (before, after) => {
  expect(typed(before)).toBe(after);
});
