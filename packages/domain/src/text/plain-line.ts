/** Invisible marks that change the direction of the text after them (UAX #9). */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Control characters, which act on a terminal or break a message, and marks of direction. */
const UNPLAIN = new RegExp(`[\\p{Control}\\u2028\\u2029]|${DIRECTION.source}`, "gu");

/** Whether the text has an invisible mark with which it could read in another order than it is stored. */
export function hasDirectionMark(text: string): boolean {
  return DIRECTION.test(text);
}

/** Whether the text is one line that reads as it is written, wherever it is shown. */
export function isPlainLine(text: string): boolean {
  return text.search(UNPLAIN) === -1;
}

/** The text with every character replaced that keeps it from being a plain line. */
export function toPlainLine(text: string, inPlaceOf: (letter: string) => string): string {
  return text.replaceAll(UNPLAIN, inPlaceOf);
}
