/**
 * Transient errors: connection (08), an idle transaction that was ended (25P03), insufficient resources such as a full
 * disk (53), locks and statements that took too long (55P03, 57014), a server that stops or starts (57P), I/O errors
 * (58), and transaction rollbacks such as deadlocks (40).
 */
const PASSING_SQLSTATE = /^(?:08|25P03|53|55P03|57014|57P|58|40)/;

/** Codes of the system and the driver for a broken connection. */
const BROKEN_CONNECTION = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const BROKEN_CLIENT =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** Whether a statement failed because the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (BROKEN_CONNECTION.has(code) || BROKEN_CLIENT.test(error.message)) return true;
  if (isQueryTimeout(error)) return true;
  return code.length === 5 && PASSING_SQLSTATE.test(code);
}

/** Whether the driver gave up on a server that answers nothing; `pg` has no code for it. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}
