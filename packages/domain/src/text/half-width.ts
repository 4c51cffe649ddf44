/** Letters, digits and signs that a keyboard wrote in full width (Ａ１，), in their usual width. */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll("\u3000", " ")
    .replaceAll("￦", "₩");
}
