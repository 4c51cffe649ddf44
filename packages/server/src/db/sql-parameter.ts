/** What a query may be given. Objects go in as JSON text that the caller writes. */
export type SqlParameter = string | number | boolean | null;

/**
 * The same text goes to both drivers: `pg` would write a Date in the server's own time zone, and
 * PGlite and `pg` disagree about arrays and objects.
 */
export function toSqlParameter(value: unknown): SqlParameter {
  if (value instanceof Date) return value.toISOString();
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return value;
    case "bigint":
      return String(value);
    case "undefined":
      throw new TypeError("undefined is no SQL value; use null");
    default:
      if (value === null) return null;
      throw new TypeError("Write objects and arrays as JSON text before they go into a query");
  }
}
