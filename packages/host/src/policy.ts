import { createHash } from "node:crypto";

/** The text as a source of a Content-Security-Policy. */
export function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Emotion's production mode fills empty style elements through CSSOM; this is the hash of their text. */
export const EMPTY_STYLE = sha256("");

/** Writes the directives as the value of a Content-Security-Policy header. */
export function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
