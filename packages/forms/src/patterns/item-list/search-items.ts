import { moveItemGroups, type MoveItemGroup } from "@damadum/domain";
import { disassemble, getChoseong } from "es-hangul";

/** Groups with the items whose name holds the words: whole, half-typed (`침ㄷ`) or by initial consonants (`ㅊㄷ`). */
export function searchItems(words: string): readonly MoveItemGroup[] {
  const wanted = words.replaceAll(/\s/g, "");
  if (wanted === "") return moveItemGroups;
  return moveItemGroups
    .map((group) => ({ ...group, items: group.items.filter(({ name }) => holds(name, wanted)) }))
    .filter((group) => group.items.length > 0);
}

function holds(name: string, wanted: string): boolean {
  const compact = name.replaceAll(/\s/g, "");
  if (/^[ㄱ-ㅎ]+$/.test(wanted)) return getChoseong(compact).includes(wanted);
  return disassemble(compact.toLowerCase()).includes(disassemble(wanted.toLowerCase()));
}
