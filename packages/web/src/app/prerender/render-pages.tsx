import { UiProvider } from "@damadum/ui";
import { collectCriticalCss } from "@damadum/ui/critical-css";
import { StrictMode } from "react";
import { prerender as renderToStatic } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from "react-router-dom";
import { createStore } from "../../shared/config/store.ts";
import { pageHead } from "../../shared/router/page-head.ts";
import { handleOf } from "../../shared/router/route-handle.ts";
import { createSession } from "../../shared/session/session.ts";
import { AppProviders } from "../app-providers.tsx";
import { createQueryClient } from "../query-client.ts";
import { createRoutes } from "../routes.tsx";
import type { RenderedPage } from "./rendered-page.ts";

/** Origin of the rendered URLs, of which only the path is read. */
const ORIGIN = "http://prerender.invalid";

/** Paths of the routes whose handle says `prerender`. */
export function prerenderedPaths(routes: readonly RouteObject[] = createRoutes()): string[] {
  return routes.flatMap((route) => {
    const { prerender = false } = handleOf(route);
    const own = prerender === true ? [absolutePathOf(route)] : prerender || [];
    return [...own, ...prerenderedPaths(route.children ?? [])];
  });
}

function absolutePathOf({ path }: RouteObject): string {
  if (path?.startsWith("/") && !/[:*]/.test(path)) return path;
  throw new Error(`Route ${String(path)} cannot be prerendered: its path has parameters, or none`);
}

/**
 * Renders one page as a visitor sees it before any script; throws when that fails. Not concurrently: parallel renders
 * write into the same contexts.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(ORIGIN + path));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw new Error(`${path} cannot be loaded`, { cause: error });

  const queryClient = createQueryClient();
  const store = createStore();
  const app = { queryClient, store, session: createSession(store, queryClient) };
  const { cache, styleTagsOf, globalStyleTags } = collectCriticalCss();
  const html = await htmlOf(
    <StrictMode>
      <UiProvider cache={cache}>
        <AppProviders app={app}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppProviders>
      </UiProvider>
    </StrictMode>,
  );
  const head = pageHead(handleOf(context.matches.at(-1)?.route), path);
  return {
    path,
    head,
    html,
    styleTags: styleTagsOf(html),
    globalStyleTags: globalStyleTags(),
  };
}

async function htmlOf(tree: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await renderToStatic(tree, {
    onError: (error) => void errors.push(error),
    // A part that is streamed later needs an inline script, which the page's policy blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, "React could not render the page");
  return html;
}
