/** Control characters, which act on a terminal or break a message, and marks that reverse the text after them. */
const UNPLAIN = /[\p{Control}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Whether the text is one line that reads as it is written, wherever it is shown. */
export function isPlainLine(text: string): boolean {
  return text.search(UNPLAIN) === -1;
}

/** The text with every character replaced that keeps it from being a plain line. */
export function toPlainLine(text: string, inPlaceOf: (letter: string) => string): string {
  return text.replaceAll(UNPLAIN, inPlaceOf);
}
