import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { readBoxSearch } from "./box-search.ts";
import { storedBoxesOptions } from "./stored-boxes-options.ts";

/** Starts loading the boxes of the search in the URL; the screen shows its skeleton, and errors in place. */
export function storedBoxesLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const search = readBoxSearch(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery(storedBoxesOptions(search));
  return null;
}
