import { useMatches } from "react-router-dom";
import * as z from "zod/mini";

const handleSchema = z.object({
  /** Before the brand in the window's title; the default title stands where none is given. */
  title: z.optional(z.string()),
  /** Background of the header (spec section 2: grey on the main page). */
  header: z.optional(z.literal("grey")),
});

/** What a route of the table says about its page to the shell. */
export type RouteHandle = Readonly<z.infer<typeof handleSchema>>;

/** The handles of the matched routes as one, the innermost first. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle: own }) => handleSchema.safeParse(own).data);
  return handles.reduce<RouteHandle>((outer, inner) => ({ ...outer, ...inner }), {});
}

/** What a route says about its page to the shell, checked while it is written. */
export function handle(value: RouteHandle): { handle: RouteHandle } {
  return { handle: value };
}
