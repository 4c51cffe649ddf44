import { useMatches } from "react-router-dom";

/** What a route declares about its page for the shell and the build. */
export interface RouteHandle {
  /** Before the brand in the window's title; the default title is used where none is set. */
  readonly title?: string | undefined;
  /** One or two sentences for search engines; the service's own where none is set. */
  readonly description?: string | undefined;
  /**
   * Whether the build writes the page as HTML, as a visitor sees it (docs/decisions/web-first-paint.md), or which paths
   * it writes if the route's path has parameters.
   */
  readonly prerender?: boolean | readonly string[];
  /** Background of the header (spec section 2: grey on the main page). */
  readonly header?: "grey";
  /** Whether the operator's popups may be shown over it: only on pages to browse, where nothing is in progress. */
  readonly popups?: boolean;
}

/** The router types a handle as `unknown`; the class marks one that `handle` has made. */
class TypedHandle {
  readonly value: RouteHandle;
  constructor(value: RouteHandle) {
    this.value = value;
  }
}

/** Creates the type-checked handle of a route. */
export function handle(value: RouteHandle): { handle: TypedHandle } {
  return { handle: new TypedHandle(value) };
}

/** The handle of one route; empty if it has none. */
export function handleOf(route: { readonly handle?: unknown } | undefined): RouteHandle {
  return route?.handle instanceof TypedHandle ? route.handle.value : {};
}

/** The handles of the matched routes as one; the innermost takes precedence. */
export function useRouteHandle(): RouteHandle {
  return useMatches()
    .map(handleOf)
    .reduce<RouteHandle>((outer, inner) => ({ ...outer, ...inner }), {});
}
