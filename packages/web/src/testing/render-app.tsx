import { UiProvider } from "@damadum/ui";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { AppRoot } from "../app/app-root.tsx";
import type { App } from "../app/create-app.ts";
import { pathOf } from "../shared/router/redirect.ts";
import { openApp } from "./open-app.ts";

interface RenderedApp extends App {
  /** Full path of the page that is open. */
  readonly path: () => string;
}

/** Opens the whole application at a path, with the real router and query client, until the test ends. */
export async function renderApp(path: string): Promise<RenderedApp> {
  const app = openApp(path);
  const screen = await render(
    <UiProvider>
      <AppRoot app={app} />
    </UiProvider>,
  );
  onTestFinished(async () => {
    await screen.unmount();
    app.dispose();
  });
  return { ...app, path: () => pathOf(app.router.state.location) };
}
