import { UiProvider } from "@damadum/ui";
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { isAppShell } from "../shared/browser/app-shell.ts";
import { reportError } from "../shared/reporting/report-error.ts";
import { catchUp } from "./boot/catch-up.ts";
import { AppRoot } from "./app-root.tsx";
import type { App } from "./create-app.ts";
import { firstScreenReady } from "./first-screen-ready.ts";
import { loadAppFrame } from "../shell/app/load-app-frame.ts";

/**
 * Mounts the application: hydrates the HTML that the build has prerendered, or replaces the first paint.
 * Returns the root, so that a test can unmount it.
 */
export async function startPage(app: App, container: HTMLElement): Promise<Root> {
  const isApp = isAppShell(window);
  // The native app has no header, so it cannot hydrate a page that has one.
  if (container.dataset["prerendered"] === undefined || isApp) {
    // Keeps the first paint of index.html until the first screen is ready, so that nothing flashes.
    const frame = isApp ? loadAppFrame().catch(reportError) : undefined;
    await Promise.all([firstScreenReady(app.router), frame]);
    const root = createRoot(container);
    root.render(
      <StrictMode>
        <UiProvider>
          <AppRoot app={app} />
        </UiProvider>
      </StrictMode>,
    );
    return root;
  }
  const { pathname } = app.router.state.location;
  await firstScreenReady(app.router, { maxWaitMs: Infinity });
  // A guard has redirected, for example from the login, so the prerendered HTML is of another page.
  const isOther = app.router.state.location.pathname !== pathname;
  // Page translation has put each text into a <font>, which only it uses.
  if (isOther || container.querySelector("font") !== null) {
    delete container.dataset["prerendered"];
    return startPage(app, container);
  }
  const onHydrated = () => {
    if (container.dataset["prerendered"] === undefined) return;
    delete container.dataset["prerendered"];
    delete document.documentElement.dataset["member"];
    catchUp(container);
  };
  return new Promise((resolve) => {
    startTransition(() => {
      const root = hydrateRoot(
        container,
        <StrictMode>
          <UiProvider>
            <OnHydrated onHydrated={onHydrated}>
              <AppRoot app={app} />
            </OnHydrated>
          </UiProvider>
        </StrictMode>,
        { onRecoverableError: reportError },
      );
      resolve(root);
    });
  });
}

interface OnHydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Reports that the page is hydrated before the user can act again. */
function OnHydrated({ onHydrated, children }: OnHydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
