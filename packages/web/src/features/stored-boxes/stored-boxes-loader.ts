import { startLoading } from "../../shared/router/start-loading.ts";
import { readBoxSearch } from "./box-search.ts";
import { storedBoxesOptions } from "./stored-boxes-options.ts";

/** Starts loading the boxes of the search in the URL; the screen shows its skeleton, and errors in place. */
export const storedBoxesLoader = startLoading((queryClient, { search }) => {
  void queryClient.prefetchInfiniteQuery(storedBoxesOptions(readBoxSearch(search)));
});
