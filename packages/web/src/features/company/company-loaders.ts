import { getGetCompanyQueryOptions } from "@damadum/sdk";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { boxCountOptions, boxPageOptions, expiringBoxesOptions } from "./api/company-boxes.ts";
import {
  activeContractsOptions,
  contractBoxesOptions,
  contractOptions,
  contractPageOptions,
} from "./api/company-contracts.ts";
import {
  companyPaymentsOptions,
  invoiceConfirmationOptions,
  invoiceOptions,
  invoicePageOptions,
  recentInvoicesOptions,
} from "./api/company-invoices.ts";
import {
  recentWorksOptions,
  workBoxesOptions,
  workOptions,
  workPageOptions,
} from "./api/company-works.ts";
import { readReturn } from "../../shared/payment/read-return.ts";
import { readBoxQuery } from "./box-query.ts";
import { readPage } from "./read-page.ts";

// All only start the requests, beside the screen's chunk: the screen shows its skeleton, and its errors in place.

/** Starts loading what the overview tells. */
export function overviewLoader({ context }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(boxCountOptions());
  void queryClient.prefetchQuery(recentWorksOptions());
  void queryClient.prefetchQuery(recentInvoicesOptions());
  void queryClient.prefetchQuery(expiringBoxesOptions());
  return null;
}

/** Starts loading the page of boxes that the address names, and how many each filter finds. */
export function boxesLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(boxPageOptions(readBoxQuery(new URL(request.url).searchParams)));
  void queryClient.prefetchQuery(boxCountOptions());
  return null;
}

/** Starts loading the page of contracts that the address names. */
export function contractsLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(contractPageOptions(readPage(new URL(request.url).searchParams)));
  return null;
}

/** Starts loading the contract that the address names and its boxes. */
export function contractLoader({ context, params: { id = "" } }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(contractOptions(id));
  void queryClient.prefetchQuery(contractBoxesOptions(id));
  return null;
}

/** Starts loading the contracts under which something can be requested. */
export function requestLoader({ context }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(activeContractsOptions());
  return null;
}

/** Starts loading the page of works that the address names. */
export function worksLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(workPageOptions(readPage(new URL(request.url).searchParams)));
  return null;
}

/** Starts loading the work that the address names and its boxes. */
export function workLoader({ context, params: { id = "" } }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(workOptions(id));
  void queryClient.prefetchQuery(workBoxesOptions(id));
  return null;
}

/** Starts loading the page of invoices that the address names. */
export function invoicesLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(invoicePageOptions(readPage(new URL(request.url).searchParams)));
  void queryClient.prefetchQuery(companyPaymentsOptions());
  return null;
}

/** Starts loading the invoice that the address names. */
export function invoiceLoader({ context, params: { id = "" } }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(invoiceOptions(id));
  void queryClient.prefetchQuery(getGetCompanyQueryOptions());
  return null;
}

/** Starts asking the server how a payment ended. */
export function companyPaymentLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  const payment = readReturn(new URL(request.url).searchParams);
  if (payment) void queryClient.prefetchQuery(invoiceConfirmationOptions(payment));
  return null;
}
