import { UiProvider } from "@damadum/ui";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { AppRoot } from "../app/app-root.tsx";
import type { App } from "../app/create-app.ts";
import { openApp } from "./open-app.ts";

/** Opens the whole console at a path until the test ends. */
export async function renderApp(path: string, options?: { isVisitor: boolean }): Promise<App> {
  const app = openApp(path, options);
  const screen = await render(
    <UiProvider>
      <AppRoot app={app} />
    </UiProvider>,
  );
  onTestFinished(async () => {
    await screen.unmount();
    app.dispose();
  });
  return app;
}
