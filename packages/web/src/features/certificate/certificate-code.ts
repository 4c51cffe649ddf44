const LETTERS = 16;

/**
 * The code that somebody typed from paper, or null when it is none. Small letters, spaces and hyphens do not matter, and I, L and O
 * are read as the digits they are taken for.
 */
export function parseCode(typed: string): string | null {
  const text = typed
    .replaceAll(/[\s-]/g, "")
    .toUpperCase()
    .replaceAll(/[IL]/g, "1")
    .replaceAll("O", "0");
  return text.length === LETTERS && /^[0-9A-HJKMNP-TV-Z]+$/.test(text) ? text : null;
}
