import { EMPTY_STYLE, policyOf, postcodeSearch } from "@damadum/host";
import type { HostSettings } from "./settings.ts";

export interface PolicyInput extends Pick<
  HostSettings,
  "apiOrigin" | "paymentScriptUrl" | "paymentFrameOrigins" | "sentryDsn"
> {
  /** Hashes of the page's `<style>` elements. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** Returns the page's Content-Security-Policy: no eval; styles and inline scripts are allowed by hash. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const paymentOrigin = new URL(input.paymentScriptUrl).origin;
  return policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...input.scriptHashes, paymentOrigin, ...postcodeSearch.scripts],
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
    "frame-src": [...new Set([...input.paymentFrameOrigins, ...postcodeSearch.frames])],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}
