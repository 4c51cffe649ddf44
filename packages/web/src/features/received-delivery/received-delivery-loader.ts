import { getGetReceivedDeliveryQueryOptions } from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

/** Starts loading the delivery that the link opens; the screen shows its skeleton, and errors in place. */
export function receivedDeliveryLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetReceivedDeliveryQueryOptions(params["key"] ?? ""));
  return null;
}
