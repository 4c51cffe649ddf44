import { RouterProvider } from "react-router-dom";
import { AppProviders } from "./app-providers.tsx";
import type { App } from "./create-app.ts";

/** The application on the screen; the design system stands around it. */
export function AppRoot({ app }: { app: App }) {
  return (
    <AppProviders app={app}>
      <RouterProvider router={app.router} />
    </AppProviders>
  );
}
