/** Digits and letters without I, L, O and U, so that nothing is misread (Crockford's base 32). */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const PREFIX = "BX";
const RANDOM_LETTERS = 9;

/**
 * A new box serial: `BX`, nine random letters (45 bits) and a check letter. `randomBelow` answers a whole
 * number from 0 to one less than what it is given; it must not be guessable, because a label opens a box.
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
 * The box serial that somebody typed from a label, or null when it is none. Small letters, spaces and hyphens
 * do not matter, and I, L and O are read as the digits they are taken for.
 */
export function parseBoxSerial(typed: string): string | null {
  const text = plainLetters(typed);
  return isBoxSerial(text) ? text : null;
}

/** Any fewer letters would be in many labels by chance, such as `TV`. */
const PART_LETTERS = 4;

/**
 * The part of a box serial that somebody typed from a label, read as `parseBoxSerial` does; null when it can be
 * none. Every serial begins with `BX`, so one letter after it says something already.
 */
export function parseBoxSerialPart(typed: string): string | null {
  const text = plainLetters(typed);
  const isLong = text.length >= (text.startsWith(PREFIX) ? PREFIX.length + 1 : PART_LETTERS);
  return isLong && /^[0-9A-Z]+$/.test(text) ? text : null;
}

function plainLetters(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll(/[IL]/g, "1").replaceAll("O", "0");
}

/**
 * The sum of the letters times x⁰ … x⁸ in the field of 32 elements (x⁵ + x² + 1). One wrong letter or two that
 * changed places always change it, because no two of the nine factors are the same.
 */
function checkValue(values: readonly number[]): number {
  return values.reduceRight((sum, value) => timesX(sum) ^ value, 0);
}

function timesX(value: number): number {
  const doubled = value << 1;
  return doubled < 32 ? doubled : doubled ^ 0b100101;
}
