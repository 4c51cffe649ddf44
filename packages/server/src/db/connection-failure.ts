/**
 * Causes of a failed connection: no response, unknown host, unknown database, wrong user or password, or a pooler that
 * refuses the settings of a session.
 */
const FAILURES: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "3D000",
  "28000",
  "28P01",
  "08P01",
]);

/** Why PostgreSQL could not be reached, as PostgreSQL or the system put it; null for any other error. */
export function connectionFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && FAILURES.has(error.code)) return wordsOf(error);
  if (/^(?:Connection terminated|timeout exceeded)/.test(error.message)) return error.message;
  return connectionFailure(error.cause);
}

/** An AggregateError over the addresses of one host has no message of its own. */
function wordsOf(error: Error): string {
  if (error.message.startsWith("unsupported startup parameter")) {
    return `${error.message}. A pooler needs DATABASE_DIRECT_URL as well`;
  }
  if (!(error instanceof AggregateError)) return error.message;
  return error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join(", ");
}
