import { getCompleteEstimatePaymentQueryOptions } from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { startLoading } from "../../shared/router/start-loading.ts";
import { estimateToPayOptions } from "./api/estimate-to-pay.ts";

/** Starts loading the estimate to pay, integrating one that a visitor created. */
export const paymentLoader = startLoading((queryClient, { search }) => {
  const serial = search.get("serial");
  if (serial) void queryClient.prefetchQuery(estimateToPayOptions(serial));
});

export const paymentCompleteLoader = returnLoader(({ serial, completion }) =>
  getCompleteEstimatePaymentQueryOptions(serial, completion),
);
