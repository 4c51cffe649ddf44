import { useMatches } from "react-router-dom";

/** What a route of the table says about its page to the shell. */
export interface RouteHandle {
  /** Before the brand in the window's title; the default title stands where none is given. */
  readonly title?: string;
  /** Background of the header (spec section 2: grey on the main page). */
  readonly header?: "grey";
}

function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === "object" && value !== null;
}

/** The handles of the matched routes as one, the innermost first. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map((match) => match.handle);
  return handles.filter(isRouteHandle).reduce((outer, inner) => ({ ...outer, ...inner }), {});
}

/** What a route says about its page to the shell, checked while it is written. */
export function handle(value: RouteHandle): { handle: RouteHandle } {
  return { handle: value };
}
