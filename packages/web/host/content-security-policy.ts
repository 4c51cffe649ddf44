import { createHash } from "node:crypto";
import type { HostSettings } from "./settings.ts";

/** Emotion's production mode fills empty style elements through CSSOM; this is the hash of their text. */
const EMPTY_STYLE = sha256("");

/** The postcode search (loaded on demand) and the frame that it opens; the service is moving from Daum to Kakao. */
const POSTCODE_SCRIPTS = ["https://t1.kakaocdn.net", "https://t1.daumcdn.net"];
const POSTCODE_FRAMES = ["https://postcode.map.daum.net", "https://postcode.map.kakao.com"];

export interface PolicyInput extends Pick<
  HostSettings,
  "apiOrigin" | "paymentScriptUrl" | "paymentFrameOrigins" | "sentryDsn"
> {
  /** Hashes of the page's `<style>` elements. */
  readonly styleHashes: readonly string[];
  /** Hashes of the page's inline scripts. */
  readonly scriptHashes: readonly string[];
}

/** Returns the page's Content-Security-Policy: no eval; styles and inline scripts are allowed by hash. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const paymentOrigin = new URL(input.paymentScriptUrl).origin;
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...input.scriptHashes, paymentOrigin, ...POSTCODE_SCRIPTS],
    "style-src": ["'self'", EMPTY_STYLE, ...input.styleHashes],
    // The postcode layer lays itself out with style attributes in a frame that inherits this policy. An
    // attribute can neither run nor select anything; elements stay strict.
    "style-src-attr": ["'unsafe-inline'"],
    // Chosen pictures are previewed before they are uploaded.
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      input.apiOrigin,
      paymentOrigin,
      ...(input.sentryDsn === "" ? [] : [new URL(input.sentryDsn).origin]),
    ],
    "frame-src": [...new Set([...input.paymentFrameOrigins, ...POSTCODE_FRAMES])],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** Returns the CSP hashes of a page's `<style>` elements. */
export function inlineStyleHashes(html: string): readonly string[] {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  return styles.map(([, text = ""]) => sha256(text));
}

/** Returns the CSP hashes of a page's own scripts: the one about old browsers, and a prerendered page's boot script. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script(?: data-chunks="[^"]*")?>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, text = ""]) => sha256(text));
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
