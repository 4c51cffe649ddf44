import { brand } from "@damadum/domain";

/** The path of this site that `damadum://app/…` names, or null for an address that is not the app's. */
export function pathOfDeepLink(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== `${brand.app.scheme}:` || url.host !== "app") return null;
  // Of several slashes a router would make a host.
  return `/${url.pathname.replace(/^[/\\]+/, "")}${url.search}${url.hash}`;
}
