/** Parses PostgreSQL's text format of a value. */
export type TypeParser = (text: string) => unknown;

const asText: TypeParser = (text) => text;

/**
 * The parsers of both drivers, so that a column reads the same on both. Money is stored in integer columns: a
 * 64-bit integer beyond 2^53 is a bug and must not be rounded silently.
 */
export const typeParsers: ReadonlyMap<number, TypeParser> = new Map<number, TypeParser>([
  [16, (text) => text === "t"],
  [20, parseSafeInteger],
  [21, Number],
  [23, Number],
  [114, JSON.parse],
  // Calendar days stay "2026-03-02": a Date would shift them by the server's time zone.
  [1082, asText],
  [1184, parseInstant],
  [3802, JSON.parse],
]);

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("A database integer is beyond 2^53");
  return value;
}

/** `2026-11-20 01:02:03.456+00`: both drivers open their sessions in UTC. */
function parseInstant(text: string): Date {
  return new Date(`${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, "Z")}`);
}
