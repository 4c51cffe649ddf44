import { codeFromPaper } from "../text/half-width.ts";

/** Digits and letters without I, L, O and U, so that nothing is misread (Crockford's base 32). */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const PREFIX = "BX";
const RANDOM_LETTERS = 9;

/**
 * A new box serial: `BX`, nine random letters (45 bits) and a check letter. `randomBelow(limit)` returns an integer
 * from 0 to `limit - 1`; it must not be guessable, because a label opens a box.
 */
export function makeBoxSerial(randomBelow: (limit: number) => number): string {
  const values = Array.from({ length: RANDOM_LETTERS }, () => randomBelow(LETTERS.length));
  const letters = values.map((value) => LETTERS.charAt(value)).join("");
  return `${PREFIX}${letters}${LETTERS.charAt(checkValue(values))}`;
}

/** Whether the text is a box serial as it is written, check letter included. */
export function isBoxSerial(text: string): boolean {
  if (text.length !== PREFIX.length + RANDOM_LETTERS + 1 || !text.startsWith(PREFIX)) return false;
  const values = Array.from(text.slice(PREFIX.length), (letter) => LETTERS.indexOf(letter));
  return !values.includes(-1) && checkValue(values.slice(0, -1)) === values.at(-1);
}

/**
 * Parses a box serial typed from a label; returns null when it is not one. Ignores case, full width, spaces,
 * hyphens and invisible letters, and reads I, L and O as the digits that they resemble.
 */
export function parseBoxSerial(typed: string): string | null {
  const text = codeFromPaper(typed);
  return isBoxSerial(text) ? text : null;
}

/** Fewer letters, such as `TV`, would match many serials by chance. */
const PART_LETTERS = 4;

/**
 * Parses a part of a box serial by the rules of `parseBoxSerial`; returns null when it cannot be one. Every serial
 * begins with `BX`, so that one letter after it is enough.
 */
export function parseBoxSerialPart(typed: string): string | null {
  const text = codeFromPaper(typed);
  const isLong = text.length >= (text.startsWith(PREFIX) ? PREFIX.length + 1 : PART_LETTERS);
  return isLong && /^[0-9A-Z]+$/.test(text) ? text : null;
}

/**
 * The sum of the letters times x⁰ … x⁸ in the field of 32 elements (x⁵ + x² + 1). One wrong letter, or two letters
 * swapped, always changes it, because the nine factors all differ.
 */
function checkValue(values: readonly number[]): number {
  return values.reduceRight((sum, value) => timesX(sum) ^ value, 0);
}

function timesX(value: number): number {
  const doubled = value << 1;
  return doubled < 32 ? doubled : doubled ^ 0b100101;
}
