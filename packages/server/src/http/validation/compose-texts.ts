import { composeText, hasVisibleLetters } from "@damadum/domain";

/**
 * Turns every text of a request into its composed form (NFC), in place. A Mac writes 총무팀 in letters that a phone
 * writes as syllables: they look the same, and would be two departments, two passwords, or too long for their field.
 * What shows nothing is empty, so that no field that has to be filled takes it. Walks without recursion: the nesting is theirs.
 */
export function composeTexts(root: unknown): void {
  const pending = [root];
  while (pending.length > 0) {
    const parent = pending.pop();
    if (typeof parent !== "object" || parent === null || parent instanceof Uint8Array) continue;
    for (const [key, value] of Object.entries(parent)) {
      if (typeof value === "string") Reflect.set(parent, key, composed(value));
      else pending.push(value);
    }
  }
}

/** Spaces stay: who sends nothing else takes an old text away. */
function composed(text: string): string {
  return hasVisibleLetters(text) || text.trim() === "" ? composeText(text) : "";
}
