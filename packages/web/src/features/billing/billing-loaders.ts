import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { contractsOptions, waysToPayOptions } from "./api/billing.ts";

/** Starts loading ways to pay and contracts beside the screen's chunk; the screen shows skeletons and errors in place. */
export function myPaymentLoader({ context }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(waysToPayOptions());
  void queryClient.prefetchQuery(contractsOptions());
  return null;
}
