import { matchesSearch, moveItemGroups, type MoveItemGroup, searchQueryOf } from "@damadum/domain";

/** Groups with the items whose name contains the text: complete, half-typed (`침ㄷ`) or as initial consonants (`ㅊㄷ`). */
export function searchItems(words: string): readonly MoveItemGroup[] {
  const query = searchQueryOf(words);
  if (query === null) return moveItemGroups;
  return moveItemGroups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ name }) => matchesSearch(name, query)),
    }))
    .filter((group) => group.items.length > 0);
}
