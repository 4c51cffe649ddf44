/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only on secure pages, and a phone opens the page of a
 * development machine without https.
 */
export function randomUuid(): string {
  const hex = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}

/** Bytes as lower-case hexadecimal, two digits each. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
