import { brand } from "@damadum/domain";
import { apiOriginOf } from "./api-origin.ts";

// The one import point of settings. The host writes them into <meta> tags of the page, so that one build
// serves every stage and no inline script is needed; empty means that the page decides. Read when they are needed:
// a page that is prerendered has no document yet.

function meta(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
}

export const config = {
  /** Origin of the API, without a slash at the end. */
  get apiOrigin(): string {
    return meta("damadum:api-origin") ?? apiOriginOf(window.location.hostname, brand.hosts);
  },
  /** The payment provider's script, loaded when a payment starts; empty where no host served the page. */
  get paymentScriptUrl(): string {
    return meta("damadum:payment-script") ?? "";
  },
  /** Where errors are reported to; empty where nobody is to be told. */
  get sentryDsn(): string {
    return meta("damadum:sentry-dsn") ?? "";
  },
} as const;
