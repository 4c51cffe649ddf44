import fc from "fast-check";
import { expect, it } from "vitest";
import { gramsOf, gramsWanted } from "./search-grams.ts";

it("has every piece of up to three letters once", () => {
  expect([...gramsOf("ㄷㅏㅁㅏ")].toSorted()).toEqual(
    ["ㄷ", "ㄷㅏ", "ㄷㅏㅁ", "ㅁ", "ㅁㅏ", "ㅏ", "ㅏㅁ", "ㅏㅁㅏ"].toSorted(),
  );
  expect([...gramsOf("")]).toEqual([]);
});

it.each([
  ["ㅎ", ["ㅎ"]],
  ["ㅎㅗ", ["ㅎㅗ"]],
  ["ㅎㅗㅣㄱ", ["ㅎㅗㅣ", "ㅗㅣㄱ"]],
  ["abcdefgh", ["abc", "cde", "def", "fgh"]],
])("looks for %j by %j", (part, grams) => {
  expect(gramsWanted(part, 4)).toEqual(grams);
});

it("every piece that is looked for is one that whatever has the part has too", () => {
  const letters = fc.string({ unit: fc.constantFrom("ㄱ", "ㅏ", "ㅁ", "a", "1"), minLength: 1 });
  fc.assert(
    fc.property(letters, letters, letters, fc.integer({ min: 1, max: 6 }), (a, part, b, most) => {
      const has = gramsOf(a + part + b);
      const wanted = gramsWanted(part, most);
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThanOrEqual(most);
      for (const gram of wanted) expect(has.has(gram)).toBe(true);
    }),
  );
});
