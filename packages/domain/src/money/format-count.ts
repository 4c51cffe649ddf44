const countFormat = new Intl.NumberFormat("ko-KR");

/** A count with thousands separators: 12300 is `12,300` (spec section 9). */
export function formatCount(count: number): string {
  return countFormat.format(count);
}
