import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { readReturn } from "../../shared/payment/read-return.ts";
import { laterConfirmationOptions } from "./api/pay-storage.ts";
import { isFirstOrder, orderBoxesOptions, storageOrderOptions } from "./api/storage-order.ts";

/** Starts loading the storage order that the address names, with its boxes: the screen shows skeletons and errors in place. */
export function storageOrderLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const serial = params["serial"] ?? "";
  void queryClient.prefetchQuery(storageOrderOptions(serial));
  if (isFirstOrder(serial)) void queryClient.prefetchQuery(orderBoxesOptions(serial));
  return null;
}

/** Starts asking the server how a payment ended. */
export function laterPaymentLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const payment = readReturn(new URL(request.url).searchParams);
  if (payment) void queryClient.prefetchQuery(laterConfirmationOptions(payment));
  return null;
}
