import { expect, it } from "vitest";
import { composeTexts } from "./request-validator.ts";

it("composeTexts composes texts at every depth and leaves everything else unchanged", () => {
  const taken = "총무팀".normalize("NFD");
  const bytes = new Uint8Array([1]);
  const request = { name: taken, boxes: [{ memo: [taken, 3, null] }], bytes, emoji: "👨‍👩‍👧" };
  composeTexts(request);
  expect(request).toEqual({
    name: "총무팀",
    boxes: [{ memo: ["총무팀", 3, null] }],
    bytes,
    emoji: "👨‍👩‍👧",
  });
});

it("composeTexts empties a text without visible characters, and leaves spaces", () => {
  const request = { name: "\u200B\u3164", memo: "  ", note: "가\u200B" };
  composeTexts(request);
  expect(request).toEqual({ name: "", memo: "  ", note: "가\u200B" });
});

it("composeTexts accepts values other than objects, lone surrogates and any depth", () => {
  for (const root of [undefined, null, "가", 1]) expect(() => composeTexts(root)).not.toThrow();
  const broken = { name: "\ud800" };
  composeTexts(broken);
  expect(broken).toEqual({ name: "\ud800" });
  const deep: unknown = JSON.parse(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
  expect(() => composeTexts(deep)).not.toThrow();
});
