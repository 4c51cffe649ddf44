import { useMatches } from "react-router-dom";

/** What a route of the table says about its page to the shell and the build. */
export interface RouteHandle {
  /** Before the brand in the window's title; the default title is used where none is set. */
  readonly title?: string | undefined;
  /** One or two sentences for search engines; the service's own where none is set. */
  readonly description?: string | undefined;
  /**
   * The build writes the page as HTML, as a visitor sees it (docs/decisions/web-first-paint.md); where the route's path
   * has parameters, the paths that it writes.
   */
  readonly prerender?: boolean | readonly string[];
  /** Background of the header (spec section 2: grey on the main page). */
  readonly header?: "grey";
  /** Popups of the operation may be shown over it: a page to look around, where nothing is under way. */
  readonly popups?: boolean;
}

/** The router knows a handle as `unknown`; its class says that `handle` has made it. */
class TypedHandle {
  readonly value: RouteHandle;
  constructor(value: RouteHandle) {
    this.value = value;
  }
}

/** What a route says about its page to the shell and the build, checked while it is written. */
export function handle(value: RouteHandle): { handle: TypedHandle } {
  return { handle: new TypedHandle(value) };
}

/** What one route says itself; nothing where it has no handle. */
export function handleOf(route: { readonly handle?: unknown } | undefined): RouteHandle {
  return route?.handle instanceof TypedHandle ? route.handle.value : {};
}

/** The handles of the matched routes as one, the innermost first. */
export function useRouteHandle(): RouteHandle {
  return useMatches()
    .map(handleOf)
    .reduce<RouteHandle>((outer, inner) => ({ ...outer, ...inner }), {});
}
