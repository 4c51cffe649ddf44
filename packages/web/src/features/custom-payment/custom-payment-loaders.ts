import { readReturn } from "../../shared/payment/read-return.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { customConfirmationOptions, customPaymentOptions } from "./api/custom-payment.ts";

// Both only start the request, beside the screen's chunk: the screen shows its skeleton, and its errors in place.

/** Starts reading what the link asks for. */
export function customPaymentLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(customPaymentOptions(params["url"] ?? ""));
  return null;
}

/** Starts asking the server how a payment ended. */
export function customPaymentCompleteLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const payment = readReturn(new URL(request.url).searchParams);
  if (payment) void queryClient.prefetchQuery(customConfirmationOptions(payment));
  return null;
}
