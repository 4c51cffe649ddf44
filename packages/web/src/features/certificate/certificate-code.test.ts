import { expect, it } from "vitest";
import { parseCode } from "./certificate-code.ts";

it.each([
  ["7K3F-9QX2-M4AT-B6WN", "7K3F9QX2M4ATB6WN"],
  [" 7k3f 9qx2 m4at b6wn ", "7K3F9QX2M4ATB6WN"],
  ["７Ｋ３Ｆ–９ＱＸ２—Ｍ４ＡＴ‑Ｂ６ＷＮ\u200B", "7K3F9QX2M4ATB6WN"],
  ["iLo0-0000-0000-0000", "1100000000000000"],
  ["7K3F-9QX2-M4AT-B6W", null],
  ["7K3F-9QX2-M4AT-B6WU", null],
  ["", null],
])("parseCode returns the code or null when %s is typed", (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});
