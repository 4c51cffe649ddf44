/** The one rounding of prices: what a percentage gives is cut down to whole 100 won. */
export function roundWon(amount: number): number {
  return Math.floor(amount / 100) * 100;
}
