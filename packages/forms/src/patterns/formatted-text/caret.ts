/** The caret's position in `formatted`, with as many digits before it as in `typed`. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  const digitsBefore = typed.slice(0, caret).replaceAll(/\D/g, "").length;
  if (caret >= typed.length) return formatted.length;
  let seen = 0;
  for (const [index, letter] of [...formatted].entries()) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(letter)) seen += 1;
  }
  return formatted.length;
}
