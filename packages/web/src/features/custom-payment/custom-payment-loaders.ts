import {
  getCompleteCustomPaymentQueryOptions,
  getGetCustomPaymentQueryOptions,
} from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { startLoading } from "../../shared/router/start-loading.ts";

export const customPaymentLoader = startLoading((queryClient, { params }) => {
  void queryClient.prefetchQuery(getGetCustomPaymentQueryOptions(params["url"] ?? ""));
});

/** Starts asking the server for the result of a payment. */
export const customPaymentCompleteLoader = returnLoader(({ serial, completion }) =>
  getCompleteCustomPaymentQueryOptions(serial, completion),
);
