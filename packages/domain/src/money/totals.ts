/** One line of a price in won, with its explanation; a discount or refund is negative. */
export interface Line<Code extends string> {
  readonly code: Code;
  readonly label: string;
  readonly description: string;
  readonly amount: number;
}

/** Sum of the lines in won. */
export function sumOfLines(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** The 10 % VAT inside a total, in whole won: a tenth of the net price is an eleventh of the gross price. */
export function vatOf(totalAmount: number): number {
  return Math.floor(totalAmount / 11);
}
