import {
  getCompleteStorageOrderPaymentQueryOptions,
  getGetStorageOrderQueryOptions,
  getListBillingKeysQueryOptions,
} from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

// Both only start requests, in parallel with the screen's chunk; the screen shows its skeleton and errors in place.

/** Starts loading the order to pay, and the payment methods that the member has registered. */
export function storagePaymentLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const serial = new URL(request.url).searchParams.get("serial");
  if (serial) {
    void queryClient.prefetchQuery(getGetStorageOrderQueryOptions(serial));
    void queryClient.prefetchQuery(getListBillingKeysQueryOptions());
  }
  return null;
}

/** Starts asking the server for the result of a payment. */
export const storagePaymentCompleteLoader = returnLoader(({ serial, completion }) =>
  getCompleteStorageOrderPaymentQueryOptions(serial, completion),
);
