/** The decoded text; one with a stray percent sign ("100%") is no encoding and stays as it is. */
export function decode(text: string): string {
  return isDecodable(text) ? decodeURIComponent(text) : text;
}

/** Whether a part of a URL can be decoded: not if a messenger cut the link within a letter. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
