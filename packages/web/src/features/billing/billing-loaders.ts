import { getListBillingKeysQueryOptions, getListStorageContractsQueryOptions } from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { ALL_CONTRACTS } from "./api/billing.ts";

/** Loads payment methods and contracts in parallel with the screen's chunk; the screen shows skeletons and errors. */
export function myPaymentLoader({ context }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getListBillingKeysQueryOptions());
  void queryClient.prefetchQuery(getListStorageContractsQueryOptions(ALL_CONTRACTS));
  return null;
}
