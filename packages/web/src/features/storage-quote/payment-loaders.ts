import {
  getCompleteStorageOrderPaymentQueryOptions,
  getGetStorageOrderQueryOptions,
  getListBillingKeysQueryOptions,
} from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

// Both only start requests, beside the screen's chunk: the screen shows its skeleton, and its errors in place.

/** Starts reading the order that is to be paid, and the payment methods that the member has registered. */
export function storagePaymentLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const serial = new URL(request.url).searchParams.get("serial");
  if (serial) {
    void queryClient.prefetchQuery(getGetStorageOrderQueryOptions(serial));
    void queryClient.prefetchQuery(getListBillingKeysQueryOptions());
  }
  return null;
}

/** Starts asking the server how a payment ended. */
export const storagePaymentCompleteLoader = returnLoader(({ serial, completion }) =>
  getCompleteStorageOrderPaymentQueryOptions(serial, completion),
);
