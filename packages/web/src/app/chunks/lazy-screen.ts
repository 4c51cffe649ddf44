import type { ComponentType } from "react";
import { loadChunk } from "../../shared/browser/load-chunk.ts";

/**
 * `lazy` of a route whose screen is a chunk of its own; its loader, if any, stands beside and starts at once. A function,
 * because the router drops a failure of `lazy: { Component }` where the route has no loader: the page stayed empty.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await loadChunk(load) });
}
