import {
  getGetEstimateReviewQueryOptions,
  getListCouponsQueryOptions,
  getListEstimatesQueryOptions,
  getListStorageContractsQueryOptions,
  getListStorageOrdersQueryOptions,
  getListStoredBoxesQueryOptions,
} from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { readPage } from "../../shared/router/read-page.ts";
import { orderOptions } from "./api/orders.ts";
import { ORDERS_ON_A_PAGE, OVERVIEW_ROWS, STORED_PICTURES } from "./list-sizes.ts";

// Each only starts the request, in parallel with the screen's chunk; the screen shows skeleton and errors.

/** Starts loading the page of orders in the URL; on the first one, the rest of the overview too. */
export function ordersLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const page = readPage(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(getListEstimatesQueryOptions({ page, limit: ORDERS_ON_A_PAGE }));
  if (page === 1) {
    void queryClient.prefetchQuery(getListStorageOrdersQueryOptions(OVERVIEW_ROWS));
    void queryClient.prefetchQuery(getListStoredBoxesQueryOptions(STORED_PICTURES));
    void queryClient.prefetchQuery(getListStorageContractsQueryOptions(OVERVIEW_ROWS));
    void queryClient.prefetchQuery(getListCouponsQueryOptions(OVERVIEW_ROWS));
  }
  return null;
}

/** Starts loading the order in the URL. */
export function orderLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(orderOptions(params["serial"] ?? ""));
  return null;
}

/** Starts loading the member's review of the order in the URL. */
export function reviewLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetEstimateReviewQueryOptions(params["serial"] ?? ""));
  return null;
}
