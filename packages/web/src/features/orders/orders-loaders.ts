import { getGetEstimateReviewQueryOptions } from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import {
  contractsOptions,
  couponsOptions,
  storageOrdersOptions,
  storedPicturesOptions,
} from "./api/overview.ts";
import { orderOptions, orderPageOptions } from "./api/orders.ts";

// Each only starts the request beside the screen's chunk; the screen shows skeleton and errors.

/** Starts loading the page of orders that the address names. */
export function ordersLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const page = pageOf(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(orderPageOptions(page));
  if (page === 1) {
    void queryClient.prefetchQuery(storageOrdersOptions());
    void queryClient.prefetchQuery(storedPicturesOptions());
    void queryClient.prefetchQuery(contractsOptions());
    void queryClient.prefetchQuery(couponsOptions());
  }
  return null;
}

/** Starts loading the order that the address names. */
export function orderLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(orderOptions(params["serial"] ?? ""));
  return null;
}

/** Starts loading the member's review of the order that the address names. */
export function reviewLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetEstimateReviewQueryOptions(params["serial"] ?? ""));
  return null;
}

/** The page that `?page=` names, counted from 1; anything else is the first. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
