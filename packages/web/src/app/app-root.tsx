import { RouterProvider } from "react-router-dom";
import { AppProviders } from "./app-providers.tsx";
import type { App } from "./create-app.ts";

/** Root component of the application; the caller wraps it in the design system. */
export function AppRoot({ app }: { app: App }) {
  return (
    <AppProviders app={app}>
      <RouterProvider router={app.router} />
    </AppProviders>
  );
}
