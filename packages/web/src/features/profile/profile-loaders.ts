import { getGetMeQueryOptions, getListAddressesQueryOptions } from "@damadum/sdk";
import { startLoading } from "../../shared/router/start-loading.ts";

/** Starts loading the member and the address book, in parallel with the screen's chunk. */
export const profileLoader = startLoading((queryClient) => {
  void queryClient.prefetchQuery(getGetMeQueryOptions());
  void queryClient.prefetchQuery(getListAddressesQueryOptions());
});
