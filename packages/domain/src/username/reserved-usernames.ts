/**
 * Names that are no person's: `certification` stands in a path of the API where a username could stand,
 * the others would let somebody pass for us.
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

/** Whether nobody may take this username although its form is right; it counts as taken. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username);
}
