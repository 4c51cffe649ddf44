// Korea has no summer time, so that a shift says all; a library's format took half the time of writing an order.
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** An instant as the contract writes it, in Korean time to the second: `2026-11-20T10:00:00+09:00`. */
export function toInstant(instant: Date): string {
  return `${inSeoul(instant).slice(0, 19)}+09:00`;
}

/** What calendar and clock show in Korea at an instant, as ISO 8601 without its zone. */
export function inSeoul(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString();
}
