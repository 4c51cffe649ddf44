import { getCompleteEstimatePaymentQueryOptions } from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { estimateToPayOptions } from "./api/estimate-to-pay.ts";

// Both only start the request, in parallel with the screen's chunk; the screen shows skeleton and errors.

/** Starts loading the estimate to pay, integrating one that a visitor created. */
export function paymentLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const serial = new URL(request.url).searchParams.get("serial");
  if (serial) void queryClient.prefetchQuery(estimateToPayOptions(serial));
  return null;
}

/** Starts confirming the returned payment. */
export const paymentCompleteLoader = returnLoader(({ serial, completion }) =>
  getCompleteEstimatePaymentQueryOptions(serial, completion),
);
