import { configureSdk } from "@damadum/sdk";
import { checkResponse } from "@damadum/sdk/check";
import type { QueryClient } from "@tanstack/react-query";
import {
  NavigationType,
  redirect,
  replace,
  RouterContextProvider,
  type createBrowserRouter,
  type RouteObject,
} from "react-router-dom";
import { config } from "../shared/config/config.ts";
import { paths } from "../shared/paths.ts";
import { createQueryClient } from "./query-client.ts";
import { pathOf, safeRedirect } from "../shared/router/redirect.ts";
import { appContext } from "../shared/router/app-context.ts";
import { createSession, tokenStore, type Session } from "../shared/session/session.ts";
import { createStore, type Store } from "../shared/config/store.ts";
import { createRoutes } from "./routes.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

interface RouterOptions {
  getContext: () => RouterContextProvider;
}

/** One running application: everything that lives as long as the page, wired together. */
export interface App {
  readonly queryClient: QueryClient;
  readonly store: Store;
  readonly session: Session;
  readonly router: Router;
  /** Removes the application's listeners; only tests need it. */
  readonly dispose: () => void;
}

/** Wires the application; the browser passes `createBrowserRouter`, a test a router with its own history. */
export function createApp(
  createRouter: (routes: RouteObject[], options: RouterOptions) => Router,
  queryClient = createQueryClient(),
): App {
  const store = createStore();
  const session = createSession(store, queryClient);

  const router = createRouter(createRoutes(), {
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(appContext, { queryClient, session, redirectTo, entryState });
      return context;
    },
  });

  function entryState(): unknown {
    return (router.state.navigation.location ?? router.state.location).state;
  }

  function redirectTo(path: string): Response {
    return router.state.navigation.historyAction === NavigationType.Push
      ? redirect(path)
      : replace(path);
  }

  configureSdk({
    baseUrl: config.apiOrigin,
    tokens: tokenStore,
    // Only in development, stories and tests: a production bundle contains neither this nor zod's schemas.
    ...(import.meta.env.DEV && { checkResponse }),
    onSessionEnd(reason) {
      const { navigation, location } = router.state;
      const open = safeRedirect(pathOf(navigation.location ?? location));
      session.forget();
      void router.navigate(paths.logout.getHref({ expired: reason === "expired", redirect: open }));
    },
  });

  // Runs the guards again: a logout in another tab closes private pages here, a login there leaves the login screen.
  const stopFollowing = session.syncWithOtherTabs(() => void router.revalidate());

  // Private pages wait for this in their guard and show why it failed; on public pages the shell offers a retry.
  session.initialise().catch(() => undefined);

  return {
    queryClient,
    store,
    session,
    router,
    dispose() {
      stopFollowing();
      router.dispose();
      queryClient.clear();
    },
  };
}
