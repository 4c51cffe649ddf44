import { getListDamageReportsQueryOptions } from "@damadum/sdk";
import { startLoading } from "../../shared/router/start-loading.ts";

/** Starts loading the reports of the box or move in the URL. */
export const damageReportLoader = startLoading((queryClient, { params }) => {
  void queryClient.prefetchQuery(getListDamageReportsQueryOptions(params["serial"] ?? ""));
});
