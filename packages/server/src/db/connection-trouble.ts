/** What keeps somebody from a database: no answer, no such name, no such database, no such user or password. */
const TROUBLES: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "3D000",
  "28000",
  "28P01",
]);

/** Why PostgreSQL could not be reached, in its own or the system's words; null for any other error. */
export function connectionTrouble(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && TROUBLES.has(error.code)) return wordsOf(error);
  return connectionTrouble(error.cause);
}

/** An error over several addresses of one name has no message of its own. */
function wordsOf(error: Error): string {
  if (!(error instanceof AggregateError)) return error.message;
  return error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join(", ");
}
