import { getGetOrderBoxContentsQueryOptions } from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { laterConfirmationOptions } from "./api/pay-storage.ts";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";

/** Starts loading the storage order in the URL with its boxes; the screen shows skeletons and errors in place. */
export function storageOrderLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const serial = params["serial"] ?? "";
  void queryClient.prefetchQuery(storageOrderOptions(serial));
  void queryClient.prefetchQuery(getGetOrderBoxContentsQueryOptions(serial));
  return null;
}

/** Starts asking the server for the result of a payment. */
export const laterPaymentLoader = returnLoader(laterConfirmationOptions);
