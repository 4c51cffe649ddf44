import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { loadChunk } from "../../shared/browser/load-chunk.ts";
import type { AppLoaderArgs } from "../../shared/router/app-context.ts";
import { handle, type RouteHandle } from "../../shared/router/route-handle.ts";

type PageLoader = (args: AppLoaderArgs) => unknown;

interface LazyPage {
  readonly screen: () => Promise<ComponentType>;
  /** Starts the page's requests; also a chunk, so that no page carries the requests of others. */
  readonly loader?: (() => Promise<PageLoader>) | undefined;
}

/**
 * `lazy` and `loader` of a route. Both chunks are fetched as soon as the route matches, while its guards still wait for
 * the session. `lazy` is a function, because the router drops a failure of `lazy: { Component }` when the route has no
 * loader, and the page stays empty.
 */
export function lazyPage({ screen, loader }: LazyPage) {
  if (loader === undefined) return { lazy: async () => ({ Component: await loadChunk(screen) }) };
  return {
    lazy: async () => {
      // `loader` below requests the same chunk and reports its failure.
      loader().catch(() => undefined);
      return { Component: await loadChunk(screen) };
    },
    loader: async (args: AppLoaderArgs) => (await loadChunk(loader))(args),
  };
}

export function pageRoute(
  { path }: { readonly path: string },
  { screen, loader, ...declared }: RouteHandle & LazyPage,
): RouteObject {
  return { path, ...handle(declared), ...lazyPage({ screen, loader }) };
}
