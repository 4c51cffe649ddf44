import { useMatches } from "react-router-dom";
import * as z from "zod/mini";

const handleSchema = z.object({
  /** Before the brand in the window's title; the default title stands where none is given. */
  title: z.optional(z.string()),
  /** One or two sentences for search engines; the service's own where none is given. */
  description: z.optional(z.string()),
  /** The build writes the page as HTML, as a visitor sees it (docs/decisions/web-first-paint.md). */
  prerender: z.optional(z.boolean()),
  /** Background of the header (spec section 2: grey on the main page). */
  header: z.optional(z.literal("grey")),
  /** Popups of the operation may be shown over it: a page to look around, where nothing is under way. */
  popups: z.optional(z.boolean()),
});

/** What a route of the table says about its page to the shell and the build. */
export type RouteHandle = Readonly<z.infer<typeof handleSchema>>;

/** What one route says itself; nothing where it has no handle. */
export function handleOf(route: { readonly handle?: unknown } | undefined): RouteHandle {
  return handleSchema.safeParse(route?.handle).data ?? {};
}

/** The handles of the matched routes as one, the innermost first. */
export function useRouteHandle(): RouteHandle {
  return useMatches()
    .map(handleOf)
    .reduce<RouteHandle>((outer, inner) => ({ ...outer, ...inner }), {});
}

/** What a route says about its page to the shell and the build, checked while it is written. */
export function handle(value: RouteHandle): { handle: RouteHandle } {
  return { handle: value };
}
