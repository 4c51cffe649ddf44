import { fillMeta } from "@damadum/host";
import type { HostSettings } from "./settings.ts";

type PageSettings = Pick<HostSettings, "apiOrigin" | "paymentScriptUrl" | "sentryDsn">;

/** Writes the settings into the page's <meta> tags; throws when the page lacks one of them. */
export function fillPage(html: string, settings: PageSettings): string {
  const filled = fillMeta(html, "damadum:api-origin", settings.apiOrigin);
  const paying = fillMeta(filled, "damadum:payment-script", settings.paymentScriptUrl);
  return fillMeta(paying, "damadum:sentry-dsn", settings.sentryDsn);
}

/** Marks the page for the native app, whose first paint has no header. */
export function markForApp(html: string): string {
  const root = '<html lang="ko"';
  if (!html.includes(root)) throw new Error(`index.html has no ${root}`);
  return html.replace(root, `${root} data-app`);
}
