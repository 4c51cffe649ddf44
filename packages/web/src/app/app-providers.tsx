import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { StoreProvider } from "../shared/config/store.ts";
import { SessionProvider } from "../shared/session/session-context.ts";
import type { App } from "./create-app.ts";

interface AppProvidersProps {
  readonly app: Pick<App, "queryClient" | "store" | "session">;
  readonly children: ReactNode;
}

/** Providers around every screen, in the browser and during prerendering. */
export function AppProviders({ app, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={app.queryClient}>
      <StoreProvider store={app.store}>
        <SessionProvider value={app.session}>{children}</SessionProvider>
      </StoreProvider>
    </QueryClientProvider>
  );
}
