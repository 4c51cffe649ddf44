import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { StoreProvider } from "../shared/config/store.ts";
import { SessionProvider } from "../shared/session/session-context.ts";
import type { App } from "./create-app.ts";

interface AppProvidersProps {
  readonly app: Pick<App, "queryClient" | "store" | "session">;
  readonly children: ReactNode;
}

/** What every screen finds around itself, in the browser and while a page is prerendered. */
export function AppProviders({ app, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={app.queryClient}>
      <StoreProvider store={app.store}>
        <SessionProvider value={app.session}>{children}</SessionProvider>
      </StoreProvider>
    </QueryClientProvider>
  );
}
