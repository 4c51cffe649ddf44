import { afterPress } from "@damadum/browser";
import { configureSdk, mayRetry } from "@damadum/sdk";
import { checkResponse } from "@damadum/sdk/check";
import { scheduleUnaskedChanges } from "@damadum/ui";
import { notifyManager, QueryClient } from "@tanstack/react-query";
import type { createBrowserRouter, RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { isLoggedIn, tokenStore } from "../shared/session.ts";
import { createRoutes } from "./routes.tsx";

// What the server answers must not move the page while something on it is pressed.
notifyManager.setScheduler((notify) => afterPress(() => setTimeout(notify, 0)));
scheduleUnaskedChanges(afterPress);

type Router = ReturnType<typeof createBrowserRouter>;

/** One running console. */
export interface App {
  readonly queryClient: QueryClient;
  readonly router: Router;
  /** Removes its listeners; only tests need it. */
  readonly dispose: () => void;
}

/** Wires the console; the browser passes `createBrowserRouter`, a test a router with its own history. */
export function createApp(
  createRouter: (routes: RouteObject[]) => Router,
  { retryDelay }: { readonly retryDelay?: number } = {},
): App {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        staleTime: 10_000,
        networkMode: "always",
        ...(retryDelay !== undefined && { retryDelay }),
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  const router = createRouter(createRoutes());
  const leave = () => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    queryClient.clear();
    if (pathname !== paths.login.path) void router.navigate(paths.login.getHref(pathname + search));
  };
  configureSdk({
    baseUrl:
      document.querySelector<HTMLMetaElement>('meta[name="damadum:api-origin"]')?.content ?? "",
    tokens: tokenStore,
    renewalPath: "/api/operator/token/refresh",
    // Only in development, stories and tests.
    ...(import.meta.env.DEV && { checkResponse }),
    onSessionEnd: leave,
  });
  // A logout in another tab ends it here; a login there leaves the login.
  const stop = tokenStore.subscribe((_tokens, { elsewhere }) => {
    if (!elsewhere) return;
    if (isLoggedIn()) void router.revalidate();
    else leave();
  });
  return {
    queryClient,
    router,
    dispose() {
      stop();
      router.dispose();
      queryClient.clear();
    },
  };
}
