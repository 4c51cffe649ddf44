/** A username as it is stored: phones like to begin with a capital letter, usernames have none. */
export function plainUsername(typed: string): string {
  return typed.trim().toLowerCase();
}
