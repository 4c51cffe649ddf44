const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** An instant as the contract writes it, in Korean time: `2026-11-20T10:00:00+09:00`. */
export function toInstant(date: Date): string {
  const seoul = new Date(date.getTime() + SEOUL_OFFSET_MS).toISOString();
  return `${seoul.slice(0, 19)}+09:00`;
}

/** The same for an instant that may not have come. */
export function toInstantOrNull(date: Date | null): string | null {
  return date === null ? null : toInstant(date);
}
