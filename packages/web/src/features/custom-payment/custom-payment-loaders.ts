import {
  getCompleteCustomPaymentQueryOptions,
  getGetCustomPaymentQueryOptions,
} from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

// Both only start the request, in parallel with the screen's chunk; the screen shows its skeleton and errors in place.

/** Starts loading the payment that the link asks for. */
export function customPaymentLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetCustomPaymentQueryOptions(params["url"] ?? ""));
  return null;
}

/** Starts asking the server for the result of a payment. */
export const customPaymentCompleteLoader = returnLoader(({ serial, completion }) =>
  getCompleteCustomPaymentQueryOptions(serial, completion),
);
