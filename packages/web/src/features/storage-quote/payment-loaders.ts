import {
  getCompleteStorageOrderPaymentQueryOptions,
  getGetStorageOrderQueryOptions,
  getListBillingKeysQueryOptions,
} from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { startLoading } from "../../shared/router/start-loading.ts";

// Both only start requests, in parallel with the screen's chunk; the screen shows its skeleton and errors in place.

/** Starts loading the order to pay, and the payment methods that the member has registered. */
export const storagePaymentLoader = startLoading((queryClient, { search }) => {
  const serial = search.get("serial");
  if (!serial) return;
  void queryClient.prefetchQuery(getGetStorageOrderQueryOptions(serial));
  void queryClient.prefetchQuery(getListBillingKeysQueryOptions());
});

/** Starts asking the server for the result of a payment. */
export const storagePaymentCompleteLoader = returnLoader(({ serial, completion }) =>
  getCompleteStorageOrderPaymentQueryOptions(serial, completion),
);
