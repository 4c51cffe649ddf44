const LETTERS = 16;

/**
 * Parses a code typed from paper; null when it is not one. Ignores case, spaces and hyphens, and reads I, L and O as
 * the digits they resemble.
 */
export function parseCode(typed: string): string | null {
  const text = typed
    .replaceAll(/[\s-]/g, "")
    .toUpperCase()
    .replaceAll(/[IL]/g, "1")
    .replaceAll("O", "0");
  return text.length === LETTERS && /^[0-9A-HJKMNP-TV-Z]+$/.test(text) ? text : null;
}
