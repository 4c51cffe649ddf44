import type { RouteHandle } from "../shared/router/route-handle.ts";

/** What a route says about its page to the shell, checked while it is written. */
export function handle(value: RouteHandle): { handle: RouteHandle } {
  return { handle: value };
}
