/**
 * A visible character. Hangul fillers and the empty Braille cell count as letters or symbols but are invisible.
 */
const VISIBLE =
  /[^\p{White_Space}\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\u115F\u1160\u3164\uFFA0\u2800]/u;

/** Whether the text has a visible character: not only spaces, zero-width characters and fillers. */
export function hasVisibleLetters(text: string): boolean {
  return VISIBLE.test(text);
}
