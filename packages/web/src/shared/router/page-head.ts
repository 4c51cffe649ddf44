import { brand } from "@damadum/domain";
import type { RouteHandle } from "./route-handle.ts";

/** Title, description and URL of a page for the window, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical URL of this page, without a query. */
  readonly url: string;
}

/** The head of the page at this path: the route's own texts, or the default ones (spec section 2). */
export function pageHead({ title, description }: RouteHandle, pathname: string): PageHead {
  return {
    title: title === undefined ? brand.defaultTitle : `${title} | ${brand.name}`,
    description: description ?? brand.description,
    url: `https://${brand.hosts.web}${pathname}`,
  };
}

/**
 * The head elements of index.html, by selector, with the attribute and its value. The build writes them into
 * prerendered pages, and the shell updates them when another page opens.
 */
export function headElements({ title, description, url }: PageHead) {
  return [
    ['meta[name="description"]', "content", description],
    ['link[rel="canonical"]', "href", url],
    ['meta[property="og:title"]', "content", title],
    ['meta[property="og:description"]', "content", description],
    ['meta[property="og:url"]', "content", url],
  ] as const;
}
