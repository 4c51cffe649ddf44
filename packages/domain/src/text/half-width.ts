/** Letters, digits and signs that a keyboard wrote in full width (Ａ１，), in their usual width. */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll("\u3000", " ")
    .replaceAll("￦", "₩");
}

/** A code or number without what only separates its letters: spaces, dashes of any length and invisible letters. */
export function withoutSeparators(typed: string): string {
  return halfWidth(typed).replaceAll(/[\s\p{Dash}\p{Format}]/gu, "");
}

/** A code of Crockford's base 32 typed from paper: I, L and O are the digits that they resemble. */
export function codeFromPaper(typed: string): string {
  return withoutSeparators(typed).toUpperCase().replaceAll(/[IL]/g, "1").replaceAll("O", "0");
}
