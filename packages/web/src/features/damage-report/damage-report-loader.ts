import { getListDamageReportsQueryOptions } from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

/** Starts loading the reports of the box that the address names. */
export function damageReportLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getListDamageReportsQueryOptions(params["serial"] ?? ""));
  return null;
}
