import {
  getCompleteCustomPaymentQueryOptions,
  getGetCustomPaymentQueryOptions,
} from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

// Both only start the request, beside the screen's chunk: the screen shows its skeleton, and its errors in place.

/** Starts reading what the link asks for. */
export function customPaymentLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetCustomPaymentQueryOptions(params["url"] ?? ""));
  return null;
}

/** Starts asking the server how a payment ended. */
export const customPaymentCompleteLoader = returnLoader(({ serial, completion }) =>
  getCompleteCustomPaymentQueryOptions(serial, completion),
);
