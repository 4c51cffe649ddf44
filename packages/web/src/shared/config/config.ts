import { brand } from "@damadum/domain";
import { apiOriginOf } from "./api-origin.ts";

// The only import point of settings. The host writes them into <meta> tags of the page, so that one build serves every
// stage and no inline script is needed; an empty value means that the page decides. Read lazily, because there is no
// document during prerendering.

function meta(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
}

export const config = {
  /** Origin of the API, without a slash at the end. */
  get apiOrigin(): string {
    return meta("damadum:api-origin") ?? apiOriginOf(window.location.hostname, brand.hosts);
  },
  /** The payment provider's script, loaded when a payment starts; empty unless a host served the page. */
  get paymentScriptUrl(): string {
    return meta("damadum:payment-script") ?? "";
  },
  /** Where errors are reported to; empty for nowhere. */
  get sentryDsn(): string {
    return meta("damadum:sentry-dsn") ?? "";
  },
} as const;
