import {
  getGetMeQueryOptions,
  getListAddressesQueryOptions,
  getListSessionsQueryOptions,
} from "@damadum/sdk";
import { startLoading } from "../../shared/router/start-loading.ts";

/** Starts loading the member, their addresses and logins, in parallel with the screen's chunk. */
export const profileLoader = startLoading((queryClient) => {
  void queryClient.prefetchQuery(getGetMeQueryOptions());
  void queryClient.prefetchQuery(getListAddressesQueryOptions());
  void queryClient.prefetchQuery(getListSessionsQueryOptions());
});
