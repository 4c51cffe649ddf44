import type { QueryClient } from "@tanstack/react-query";
import {
  createContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router-dom";
import type { Session } from "../session/session.ts";

/** Dependencies of guards and loaders, which run outside React. */
export interface AppContext {
  readonly queryClient: QueryClient;
  readonly session: Session;
  /**
   * Creates a redirect to a path of this site, to be thrown or returned. Replaces the rejected URL if it is already in
   * the history (first page, back, revalidation), so that the back button never runs into the same rejection again.
   */
  readonly redirectTo: (path: string) => Response;
  /** State of the history entry that is being opened, which survives a reload. */
  readonly entryState: () => unknown;
}

export const appContext = createContext<AppContext>();

/** Arguments of every loader: `({ context }: AppLoaderArgs) => context.get(appContext).queryClient…` */
export type AppLoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
