const wonFormat = new Intl.NumberFormat("ko-KR");

/** Won with thousands separators: 12300 is `12,300원` (spec section 9). */
export function formatWon(amount: number): string {
  return `${wonFormat.format(amount)}원`;
}
