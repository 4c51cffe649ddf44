import type { QueryClient } from "@tanstack/react-query";
import {
  createContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router-dom";
import type { Session } from "../session/session.ts";

/** What guards and loaders work with; they run outside React. */
export interface AppContext {
  readonly queryClient: QueryClient;
  readonly session: Session;
  /**
   * A redirect to a path of this site, to be thrown or returned. It takes the place of the refused address
   * in the history where that stands there already (first page, back, revalidation), so that the back
   * button never runs into the same refusal again.
   */
  readonly redirectTo: (path: string) => Response;
  /** State of the history's entry that is being opened, which outlives a reload. */
  readonly entryState: () => unknown;
}

export const appContext = createContext<AppContext>();

/** Arguments of every loader: `({ context }: AppLoaderArgs) => context.get(appContext).queryClient…` */
export type AppLoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
