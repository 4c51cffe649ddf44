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
 * Puts the application into the page: over the HTML that the build has prerendered, or in place of the first paint.
 * Answers the root, for who takes the page away again.
 */
export async function startPage(app: App, container: HTMLElement): Promise<Root> {
  const isApp = isAppShell(window);
  // In the native app there is no header: that page cannot continue from one that has it.
  if (container.dataset["prerendered"] === undefined || isApp) {
    // What index.html has drawn stays until the first screen is ready: nothing flashes in between.
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
  await firstScreenReady(app.router, { patienceMs: Infinity });
  // A guard has led elsewhere: a member's login, for one. What was prerendered is another page.
  if (app.router.state.location.pathname !== pathname) {
    delete container.dataset["prerendered"];
    return startPage(app, container);
  }
  const onAlive = () => {
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
            <Announcing onAlive={onAlive}>
              <AppRoot app={app} />
            </Announcing>
          </UiProvider>
        </StrictMode>,
        { onRecoverableError: reportError },
      );
      resolve(root);
    });
  });
}

interface AnnouncingProps {
  readonly onAlive: () => void;
  readonly children: ReactNode;
}

/** Says when the page listens, before anybody can do something more. */
function Announcing({ onAlive, children }: AnnouncingProps) {
  useLayoutEffect(onAlive, [onAlive]);
  return children;
}
