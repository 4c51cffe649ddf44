/** A query parameter. Callers serialize objects to JSON text. */
export type SqlParameter = string | number | boolean | null;

/**
 * Sends the same values to both drivers: `pg` would format a Date in the server's time zone, and PGlite and `pg`
 * serialize arrays and objects differently.
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
