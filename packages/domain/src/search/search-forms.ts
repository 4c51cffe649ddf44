import { disassemble, getChoseong } from "es-hangul";
import { composeText } from "../text/compose-text.ts";
import { halfWidth } from "../text/half-width.ts";

/** A text in the forms in which parts of it can be found. Both have no spaces and no capitals. */
export interface SearchForms {
  /** Every syllable decomposed into its letters: 롱패딩 is ㄹㅗㅇㅍㅐㄷㅣㅇ. */
  readonly jamo: string;
  /** Only the first consonant of every syllable, the rest as it is: 아이폰15 is ㅇㅇㅍ15. */
  readonly choseong: string;
}

/** The search forms of a text. */
export function searchForms(text: string): SearchForms {
  const plain = plainText(text);
  return {
    jamo: disassemble(plain),
    choseong: plain.replaceAll(/[가-힣]/g, (syllable) => getChoseong(syllable)),
  };
}

/** A search: the form of a text to look in, and the part that it must contain. */
export interface SearchQuery {
  readonly form: keyof SearchForms;
  readonly part: string;
}

/**
 * The search for a typed text: a word, a partly typed word (롱ㅍ, 롱패디) or initial consonants (ㄹㅍㄷ).
 * Null when there is nothing to search for. Keyboards write ㄱㅅ as ㄳ, which is decomposed too.
 */
export function searchQueryOf(typed: string): SearchQuery | null {
  const plain = plainText(typed);
  if (plain === "") return null;
  const isInitials = /[ㄱ-ㅎ]/.test(plain) && !/[ㅏ-ㅣ가-힣]/.test(plain);
  return { form: isInitials ? "choseong" : "jamo", part: disassemble(plain) };
}

/** Whether a text matches a search. */
export function matchesSearch(text: string, { form, part }: SearchQuery): boolean {
  return searchForms(text)[form].includes(part);
}

/** Composed first, because macOS file names and text pasted on a phone can be decomposed; without full-width letters. */
function plainText(text: string): string {
  return halfWidth(composeText(text)).toLowerCase().replaceAll(/\s/g, "");
}
