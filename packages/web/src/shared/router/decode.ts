/** The decoded text; one with a stray percent sign ("100%") is no encoding and stays as it is. */
export function decode(text: string): string {
  return decodeOrNull(text) ?? text;
}

/** Whether a part of a URL can be decoded: not if a messenger cut the link within a letter. */
export function isDecodable(text: string): boolean {
  return decodeOrNull(text) !== null;
}

// The result is used, because the build leaves out a call whose result nobody reads, and with it the error.
function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
