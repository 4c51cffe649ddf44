import { expect, test } from "vitest";
import { readBoxSearch, serialOfLabel } from "./box-search.ts";

test("readBoxSearch returns trimmed words, and a null status when it is unknown", () => {
  expect(readBoxSearch(new URLSearchParams("q= ㄱㅇㅇ &status=STORED"))).toEqual({
    text: "ㄱㅇㅇ",
    status: "STORED",
  });
  expect(readBoxSearch(new URLSearchParams("status=toString"))).toEqual({ text: "", status: null });
});

test.each([
  ["https://damadum.example/boxes/BX7K3F9QX2M4/content", "BX7K3F9QX2M4"],
  ["bx7k 3f9q x2m4", "BX7K3F9QX2M4"],
  ["ＢＸ７Ｋ３Ｆ–９Ｑ Ｘ２Ｍ４", "BX7K3F9QX2M4"],
  ["https://example.com", null],
] as const)("serialOfLabel finds the serial in %s", (label, serial) => {
  expect(serialOfLabel(label)).toBe(serial);
});
