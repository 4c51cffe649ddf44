/** The decoded text; one with a stray percent sign ("100%") is no encoding and stays as it is. */
export function decode(text: string): string {
  return decodeOrNull(text) ?? text;
}

/**
 * Whether the router can read a path: not if a messenger cut the link within a letter or a mail program broke its line,
 * which no route matches, not even the one for every other path.
 */
export function isDecodable(text: string): boolean {
  const decoded = decodeOrNull(text);
  return decoded !== null && !/[\n\r\u2028\u2029]/.test(decoded);
}

// The result is used, because the build leaves out a call whose result nobody reads, and with it the error.
function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
