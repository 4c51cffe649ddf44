import { getGetMeQueryOptions, getListAddressesQueryOptions } from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

/** Starts loading the member and the address book, in parallel with the screen's chunk. */
export function profileLoader({ context }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetMeQueryOptions());
  void queryClient.prefetchQuery(getListAddressesQueryOptions());
  return null;
}
