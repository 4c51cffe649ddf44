/** A username with all but its first characters hidden: three of six or more, otherwise two, at most half of them. */
export function maskUsername(username: string): string {
  const kept = Math.min(username.length >= 6 ? 3 : 2, Math.floor(username.length / 2));
  return username.slice(0, kept) + "*".repeat(username.length - kept);
}
