/** Returns the URL, or null when the text is none: `URL.parse` for the browsers that lack it (Safari before 18). */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
