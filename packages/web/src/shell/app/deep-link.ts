import { parseUrl } from "@damadum/browser";
import { brand } from "@damadum/domain";

/** The path of this site that `damadum://app/…` names, or null for a URL that is not the app's. */
export function pathOfDeepLink(address: string): string | null {
  const url = parseUrl(address);
  if (url?.protocol !== `${brand.app.scheme}:` || url.host !== "app") return null;
  // A router would read several leading slashes as a host.
  return `/${url.pathname.replace(/^[/\\]+/, "")}${url.search}${url.hash}`;
}
