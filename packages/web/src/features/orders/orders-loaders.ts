import {
  getGetEstimateReviewQueryOptions,
  getListCouponsQueryOptions,
  getListEstimatesQueryOptions,
  getListStorageContractsQueryOptions,
  getListStorageOrdersQueryOptions,
  getListStoredBoxesQueryOptions,
} from "@damadum/sdk";
import { startLoading } from "../../shared/router/start-loading.ts";
import { readPage } from "../../shared/router/read-page.ts";
import { orderOptions } from "./api/orders.ts";
import { ORDERS_ON_A_PAGE, OVERVIEW_ROWS, STORED_PICTURES } from "./list-sizes.ts";

/** Starts loading the page of orders in the URL; on the first one, the rest of the overview too. */
export const ordersLoader = startLoading((queryClient, { search }) => {
  const page = readPage(search);
  void queryClient.prefetchQuery(getListEstimatesQueryOptions({ page, limit: ORDERS_ON_A_PAGE }));
  if (page === 1) {
    void queryClient.prefetchQuery(getListStorageOrdersQueryOptions(OVERVIEW_ROWS));
    void queryClient.prefetchQuery(getListStoredBoxesQueryOptions(STORED_PICTURES));
    void queryClient.prefetchQuery(getListStorageContractsQueryOptions(OVERVIEW_ROWS));
    void queryClient.prefetchQuery(getListCouponsQueryOptions(OVERVIEW_ROWS));
  }
});

export const orderLoader = startLoading((queryClient, { params }) => {
  void queryClient.prefetchQuery(orderOptions(params["serial"] ?? ""));
});

/** Starts loading the member's review of the order in the URL. */
export const reviewLoader = startLoading((queryClient, { params }) => {
  void queryClient.prefetchQuery(getGetEstimateReviewQueryOptions(params["serial"] ?? ""));
});
