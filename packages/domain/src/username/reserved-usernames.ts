/**
 * Names that no member may take: `certification` is part of an API path where a username could be, and
 * the others would let a member pass for the company.
 */
const reserved: ReadonlySet<string> = new Set([
  "certification",
  "admin",
  "administrator",
  "damadum",
  "helpdesk",
  "manager",
  "master",
  "official",
  "operator",
  "root",
  "security",
  "service",
  "support",
  "system",
  "webmaster",
]);

/** Whether a well-formed username is reserved; it counts as taken. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username);
}
