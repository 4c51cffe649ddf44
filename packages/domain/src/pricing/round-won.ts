/** The only rounding of prices: the result of a percentage is rounded down to whole 100 won. */
export function roundWon(amount: number): number {
  return Math.floor(amount / 100) * 100;
}
