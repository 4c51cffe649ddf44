import { getGetOrderBoxContentsQueryOptions } from "@damadum/sdk";
import { startLoading } from "../../shared/router/start-loading.ts";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { laterConfirmationOptions } from "./api/pay-storage.ts";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";

/** Starts loading the storage order in the URL with its boxes; the screen shows skeletons and errors in place. */
export const storageOrderLoader = startLoading((queryClient, { params }) => {
  const serial = params["serial"] ?? "";
  void queryClient.prefetchQuery(storageOrderOptions(serial));
  void queryClient.prefetchQuery(getGetOrderBoxContentsQueryOptions(serial));
});

/** Starts asking the server for the result of a payment. */
export const laterPaymentLoader = returnLoader(laterConfirmationOptions);
