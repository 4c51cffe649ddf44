import { parseUrl } from "@damadum/browser";
import { brand } from "@damadum/domain";

const OWN: ReadonlySet<string> = new Set([
  `${brand.app.scheme}://app`,
  `https://${brand.hosts.web}`,
]);

/** The path that a link into the app names, by its scheme or the site's address; null for a URL of anything else. */
export function pathOfDeepLink(address: string): string | null {
  const url = parseUrl(address);
  if (url === null || !OWN.has(`${url.protocol}//${url.host}`)) return null;
  // A router would read several leading slashes as a host.
  return `/${url.pathname.replace(/^[/\\]+/, "")}${url.search}${url.hash}`;
}
