import { moveItemGroups } from "@damadum/domain";
import { describe, expect, it } from "vitest";

import { totalOf, toCounts, withCount } from "./item-counts.ts";
import { searchItems } from "./search-items.ts";

function namesFor(words: string): string[] {
  return searchItems(words).flatMap((group) => group.items.map(({ name }) => name));
}

describe("searchItems", () => {
  it.each(["침대", "침ㄷ", "ㅊㄷ", " 침 대 "])("returns beds for %s", (words) => {
    expect(namesFor(words)).toContain("싱글 침대");
  });

  it.each([
    ["ㅄ", "밥솥"],
    ["ㄵㄱ", "냉장고"],
    ["침대".normalize("NFD"), "싱글 침대"],
    ["ＴＶ", "TV"],
  ])("returns for %j a name with %s", (words, name) => {
    expect(namesFor(words).some((found) => found.includes(name))).toBe(true);
  });

  it("returns everything when the search is empty and nothing when no item matches", () => {
    expect(searchItems("")).toBe(moveItemGroups);
    expect(namesFor("코끼리")).toEqual([]);
  });
});

describe("withCount and totalOf", () => {
  it("keep the order of the catalogue when another item was added first", () => {
    const list = withCount(withCount(undefined, "desk", 1), "bed-single", 2);
    expect(list).toEqual([
      { item_id: "bed-single", count: 2 },
      { item_id: "desk", count: 1 },
    ]);
  });

  it("return undefined when the last item is removed", () => {
    expect(withCount([{ item_id: "desk", count: 1 }], "desk", 0)).toBeUndefined();
  });

  it("add volumes without rounding errors", () => {
    const { pieces, volume } = totalOf(toCounts(withCount(withCount([], "desk", 3), "chair", 3)));
    expect(pieces).toBe(6);
    expect(String(volume)).toMatch(/^\d+(\.\d)?$/);
  });
});
