import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { SessionProvider } from "../shared/session/session-context.ts";
import { StoreProvider } from "../shared/config/store.ts";
import type { App } from "./create-app.ts";
import { reportError } from "../shared/config/report-error.ts";

/** The application on the screen; the design system stands around it. */
export function AppRoot({ app }: { app: App }) {
  return (
    <QueryClientProvider client={app.queryClient}>
      <StoreProvider store={app.store}>
        <SessionProvider value={app.session}>
          <RouterProvider router={app.router} onError={reportError} />
        </SessionProvider>
      </StoreProvider>
    </QueryClientProvider>
  );
}
