/** Which page host belongs to which stage (brand.hosts of the domain package). */
export interface SiteHosts {
  readonly web: string;
  readonly webWithWww: string;
  readonly stagingWeb: string;
  readonly api: string;
  readonly developmentWeb: string;
  readonly developmentApi: string;
}

const LOCAL_API_ORIGIN = "http://localhost:4000";

/**
 * Where the API lives for a page host (spec section 7): the development host uses the development API,
 * production and staging use the production API, anything else a local server.
 */
export function apiOriginOf(pageHost: string, hosts: SiteHosts): string {
  if (pageHost === hosts.developmentWeb) return `https://${hosts.developmentApi}`;
  if ([hosts.web, hosts.webWithWww, hosts.stagingWeb].includes(pageHost)) {
    return `https://${hosts.api}`;
  }
  return LOCAL_API_ORIGIN;
}
