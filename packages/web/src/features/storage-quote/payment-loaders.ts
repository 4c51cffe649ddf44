import { readReturn } from "../../shared/payment/read-return.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import {
  confirmationOptions,
  firstStorageOptions,
  registeredWaysOptions,
} from "./api/first-storage.ts";

// Both only start requests, beside the screen's chunk: the screen shows its skeleton, and its errors in place.

/** Starts reading the order that is to be paid, and the ways to pay that the member has. */
export function storagePaymentLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const serial = new URL(request.url).searchParams.get("serial");
  if (serial) {
    void queryClient.prefetchQuery(firstStorageOptions(serial));
    void queryClient.prefetchQuery(registeredWaysOptions());
  }
  return null;
}

/** Starts asking the server how a payment ended. */
export function storagePaymentCompleteLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const payment = readReturn(new URL(request.url).searchParams);
  if (payment) void queryClient.prefetchQuery(confirmationOptions(payment));
  return null;
}
