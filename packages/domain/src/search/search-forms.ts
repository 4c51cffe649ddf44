import { disassemble, getChoseong } from "es-hangul";
import { composeText } from "../text/compose-text.ts";

/** How a text is kept so that parts of it can be found. Both forms have no spaces and no capitals. */
export interface SearchForms {
  /** Every syllable taken apart into its letters: 롱패딩 is ㄹㅗㅇㅍㅐㄷㅣㅇ. */
  readonly jamo: string;
  /** Only the first consonant of every syllable, the rest as it is: 아이폰15 is ㅇㅇㅍ15. */
  readonly choseong: string;
}

/** The forms in which a text is looked for. */
export function searchForms(text: string): SearchForms {
  const plain = plainText(text);
  return {
    jamo: disassemble(plain),
    choseong: plain.replaceAll(/[가-힣]/g, (syllable) => getChoseong(syllable)),
  };
}

/** A search: the form of a text to look in, and the part that it must have. */
export interface SearchQuery {
  readonly form: keyof SearchForms;
  readonly part: string;
}

/**
 * The search for what somebody typed: a word, a word that is half typed (롱ㅍ, 롱패디) or initial consonants
 * (ㄹㅍㄷ). Null when there is nothing to look for. Keyboards write ㄱㅅ as ㄳ, so that is taken apart.
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

/** Composed, because a Mac writes file names and a phone pastes them taken apart. */
function plainText(text: string): string {
  return composeText(text).toLowerCase().replaceAll(/\s/g, "");
}
