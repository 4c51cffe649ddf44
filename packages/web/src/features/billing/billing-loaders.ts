import { getListBillingKeysQueryOptions, getListStorageContractsQueryOptions } from "@damadum/sdk";
import { startLoading } from "../../shared/router/start-loading.ts";
import { ALL_CONTRACTS } from "./api/billing.ts";

/** Loads payment methods and contracts in parallel with the screen's chunk; the screen shows skeletons and errors. */
export const myPaymentLoader = startLoading((queryClient) => {
  void queryClient.prefetchQuery(getListBillingKeysQueryOptions());
  void queryClient.prefetchQuery(getListStorageContractsQueryOptions(ALL_CONTRACTS));
});
