import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { estimateToPayOptions } from "./api/estimate-to-pay.ts";
import { confirmationOptions } from "./api/pay.ts";
import { readReturn } from "../../shared/payment/read-return.ts";

// Both only start the request, beside the screen's chunk: the screen shows its skeleton, and its errors in place.

/** Starts reading the estimate that is to be paid, a visitor's after making it the member's. */
export function paymentLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const serial = new URL(request.url).searchParams.get("serial");
  if (serial) void queryClient.prefetchQuery(estimateToPayOptions(serial));
  return null;
}

/** Starts asking the server how a payment ended. */
export function paymentCompleteLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const payment = readReturn(new URL(request.url).searchParams);
  if (payment) void queryClient.prefetchQuery(confirmationOptions(payment));
  return null;
}
