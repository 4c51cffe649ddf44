/** A username with all but its beginning hidden: three characters stay, two when it is short. */
export function maskUsername(username: string): string {
  const kept = Math.min(username.length >= 6 ? 3 : 2, Math.floor(username.length / 2));
  return username.slice(0, kept) + "*".repeat(username.length - kept);
}
