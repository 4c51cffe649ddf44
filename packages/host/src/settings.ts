/** The environment is invalid; the message names the wrong variable. */
export class InvalidSettings extends Error {
  override readonly name = "InvalidSettings";
}

/** The port that the variable holds, or the default when it is empty; throws InvalidSettings. */
export function portOf(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidSettings(`${name} must be a port number, not "${text}"`);
  }
  return port;
}

/** The origin of an http(s) address; throws InvalidSettings. */
export function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    throw new InvalidSettings(`${name} must be an http(s) address, not "${text}"`);
  }
  return url.origin;
}
