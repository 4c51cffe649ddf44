import { getGetReceivedDeliveryQueryOptions } from "@damadum/sdk";
import { startLoading } from "../../shared/router/start-loading.ts";

/** Starts loading the delivery that the link opens; the screen shows its skeleton, and errors in place. */
export const receivedDeliveryLoader = startLoading((queryClient, { params }) => {
  void queryClient.prefetchQuery(getGetReceivedDeliveryQueryOptions(params["key"] ?? ""));
});
