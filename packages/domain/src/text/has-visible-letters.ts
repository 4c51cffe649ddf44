/**
 * A letter that draws something. Hangul fillers and the empty Braille cell count as letters or symbols, and draw
 * nothing.
 */
const VISIBLE =
  /[^\p{White_Space}\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\u115F\u1160\u3164\uFFA0\u2800]/u;

/** Whether anything of the text can be seen: not only spaces, zero-width letters and fillers. */
export function hasVisibleLetters(text: string): boolean {
  return VISIBLE.test(text);
}
