/** A username as it is stored: phone keyboards capitalize the first letter, but usernames are lower case. */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}
