/**
 * What passes by itself or once somebody has made room: the connection class (08), too few resources such as a full
 * disk (53), a server that stops or starts (57P), I/O errors (58), and the loser of a deadlock (40).
 */
const PASSING_SQLSTATE = /^(?:08|53|57P|58|40)/;

/** How the system and the driver say that the connection broke. */
const BROKEN_CONNECTION = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const BROKEN_CLIENT =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a statement failed because the database cannot work just now; the same request may work a moment later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (BROKEN_CONNECTION.has(code) || BROKEN_CLIENT.test(error.message)) return true;
  return code.length === 5 && PASSING_SQLSTATE.test(code);
}
