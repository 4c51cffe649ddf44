/** A sentence or a cell without the codes that the command line takes: `결제 완료 (PAID)` is 결제 완료. */
export function withoutCodes(text: string): string {
  return text.replaceAll(/ \([A-Z]{3,}(?:_[A-Z]+)*\)/g, "");
}
