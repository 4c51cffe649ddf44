/** Latin and Korean letters that every device writes the same way; most texts contain only these. */
const COMPOSED = /^[\t\n\r -\u02FF\u3131-\u318E\uAC00-\uD7A3]*$/;

/** More marks on one letter than any language has (UAX #15, Stream-Safe Text Format). */
const PILED_MARKS = /(?<!\p{Mark})\p{Mark}{31}/u;

/**
 * A text in its composed form (NFC): a Mac writes letters where a phone writes syllables. A text that piles marks on a
 * letter stays as it is, because sorting a hundred thousand of them takes most of a minute.
 */
export function composeText(text: string): string {
  return COMPOSED.test(text) || PILED_MARKS.test(text) ? text : text.normalize("NFC");
}
