import { codeFromPaper } from "@damadum/domain";

const LETTERS = 16;

/** Parses a code typed from paper; null when it is not one. */
export function parseCode(typed: string): string | null {
  const text = codeFromPaper(typed);
  return text.length === LETTERS && /^[0-9A-HJKMNP-TV-Z]+$/.test(text) ? text : null;
}
