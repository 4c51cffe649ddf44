import { getListDamageReportsQueryOptions } from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

/** Starts loading the reports of the box in the URL. */
export function damageReportLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getListDamageReportsQueryOptions(params["serial"] ?? ""));
  return null;
}
