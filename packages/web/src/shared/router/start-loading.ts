import type { QueryClient } from "@tanstack/react-query";
import { appContext, type AppLoaderArgs } from "./app-context.ts";

interface Destination extends Pick<AppLoaderArgs, "params"> {
  readonly search: URLSearchParams;
}

/** A loader that only starts requests, beside the screen's chunk: the screen shows its own skeleton and errors. */
export function startLoading(start: (queryClient: QueryClient, to: Destination) => void) {
  return ({ context, params, request }: AppLoaderArgs) => {
    const { queryClient } = context.get(appContext);
    start(queryClient, { params, search: new URL(request.url).searchParams });
    return null;
  };
}
