import { expect, it } from "vitest";
import { composeText } from "./compose-text.ts";

it.each(["", "총무팀 A-1", "é", "ㄱㅏ", "👨‍👩‍👧", "\ud800"])("composeText keeps %j", (text) => {
  expect(composeText(text)).toBe(text);
});

it.each(["총무팀", "Café 2층", "가각갂"])(
  "composeText composes %j when it is decomposed",
  (text) => {
    expect(composeText(text.normalize("NFD"))).toBe(text);
  },
);

it("composeText returns a text unchanged when it piles marks on a letter", () => {
  const pile = `가${"\u0301\u0323".repeat(100_000)}`;
  expect(composeText(pile) === pile).toBe(true);
});
