import { createHash } from "node:crypto";

/** The text as a source of a Content-Security-Policy. */
export function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Emotion's production mode fills empty style elements through CSSOM; this is the hash of their text. */
export const EMPTY_STYLE = sha256("");

/** The postcode search (loaded on demand) and the frame that it opens; the service is moving from Daum to Kakao. */
export const postcodeSearch = {
  scripts: ["https://t1.kakaocdn.net", "https://t1.daumcdn.net"],
  frames: ["https://postcode.map.daum.net", "https://postcode.map.kakao.com"],
} as const;

/** Writes the directives as the value of a Content-Security-Policy header. */
export function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
