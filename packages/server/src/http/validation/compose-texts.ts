import { composeText, hasVisibleLetters } from "@damadum/domain";

/**
 * Normalizes every text of a request to NFC, in place. A Mac sends 총무팀 as letters, a phone as syllables: they look
 * the same, but would be two departments or passwords, or too long for their field. A text without visible characters
 * becomes empty, so that it fails a required field. Iterative, because the client controls the nesting depth.
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

/** Blank texts stay as they are, because they clear a stored text. */
function composed(text: string): string {
  return hasVisibleLetters(text) || text.trim() === "" ? composeText(text) : "";
}
