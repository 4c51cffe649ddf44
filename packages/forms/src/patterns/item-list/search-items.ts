import { moveItemGroups, type MoveItemGroup } from "@damadum/domain";
import { disassemble, getChoseong } from "es-hangul";

/** Groups with the items whose name contains the text: complete, half-typed (`침ㄷ`) or as initial consonants (`ㅊㄷ`). */
export function searchItems(words: string): readonly MoveItemGroup[] {
  const query = words.replaceAll(/\s/g, "");
  if (query === "") return moveItemGroups;
  return moveItemGroups
    .map((group) => ({ ...group, items: group.items.filter(({ name }) => holds(name, query)) }))
    .filter((group) => group.items.length > 0);
}

function holds(name: string, query: string): boolean {
  const compact = name.replaceAll(/\s/g, "");
  if (/^[ㄱ-ㅎ]+$/.test(query)) return getChoseong(compact).includes(query);
  return disassemble(compact.toLowerCase()).includes(disassemble(query.toLowerCase()));
}
