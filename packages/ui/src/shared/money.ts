const digits = new Intl.NumberFormat("ko-KR");

/** Won as text, "12,300원"; a discount keeps its sign, "-5,000원". */
export function formatWon(amount: number): string {
  return `${digits.format(amount)}원`;
}
