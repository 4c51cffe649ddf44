/** Hangul fillers and the empty Braille cell count as letters or symbols but draw nothing. */
const BLANKS = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
const UNSEEN = /[\p{White_Space}\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether anything of the text can be seen: not only spaces, zero-width letters and fillers. */
export function hasVisibleLetters(text: string): boolean {
  return text.replaceAll(UNSEEN, "").replaceAll(BLANKS, "") !== "";
}
