import {
  getCompleteCompanyPaymentQueryOptions,
  getCountCompanyBoxesQueryOptions,
  getGetCompanyContractQueryOptions,
  getGetCompanyInvoiceQueryOptions,
  getGetCompanyQueryOptions,
  getGetCompanyWorkQueryOptions,
  getGetDestructionCertificateQueryOptions,
  getListCompanyBoxesQueryOptions,
  getListCompanyContractsQueryOptions,
  getListCompanyDepartmentsQueryOptions,
  getListCompanyInvoicesQueryOptions,
  getListCompanyPaymentsQueryOptions,
  getListCompanyWorksQueryOptions,
} from "@damadum/sdk";
import { returnLoader } from "../../shared/payment/read-return.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { readPage } from "../../shared/router/read-page.ts";
import { boxListOptions, contractBoxesOptions, workBoxesOptions } from "./api/company-boxes.ts";
import { readBoxQuery } from "./box-query.ts";
import {
  COMING_VISITS,
  EXPIRING_BOXES,
  MAX_ROWS,
  OPEN_WORKS,
  ROWS_ON_A_PAGE,
} from "./page-sizes.ts";

// All loaders only start requests, in parallel with the screen's chunk: the screen shows its own skeletons and errors.

/** Starts loading what the overview shows. */
export function overviewLoader({ context }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getCountCompanyBoxesQueryOptions());
  void queryClient.prefetchQuery(getListCompanyWorksQueryOptions(OPEN_WORKS));
  void queryClient.prefetchQuery(getListCompanyWorksQueryOptions(COMING_VISITS));
  void queryClient.prefetchQuery(getListCompanyInvoicesQueryOptions({ limit: MAX_ROWS }));
  void queryClient.prefetchQuery(getListCompanyBoxesQueryOptions(EXPIRING_BOXES));
  void queryClient.prefetchQuery(getGetCompanyQueryOptions());
  return null;
}

/** Starts loading the page of boxes that the address names, and how many each filter finds. */
export function boxesLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchInfiniteQuery(
    boxListOptions(readBoxQuery(new URL(request.url).searchParams)),
  );
  void queryClient.prefetchQuery(getCountCompanyBoxesQueryOptions());
  void queryClient.prefetchQuery(getListCompanyDepartmentsQueryOptions());
  return null;
}

/** Starts loading the page of contracts that the address names. */
export function contractsLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getListCompanyContractsQueryOptions(pageOf(request)));
  return null;
}

/** Starts loading the contract that the address names and its boxes. */
export function contractLoader({ context, params: { id = "" } }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetCompanyContractQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(contractBoxesOptions(id));
  return null;
}

/** Starts loading the contracts under which something can be requested. */
export function requestLoader({ context }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getListCompanyContractsQueryOptions({ limit: MAX_ROWS }));
  return null;
}

/** Starts loading the page of works that the address names. */
export function worksLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getListCompanyWorksQueryOptions(pageOf(request)));
  return null;
}

/** Starts loading the work that the address names and its boxes. */
export function workLoader({ context, params: { id = "" } }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetCompanyWorkQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(workBoxesOptions(id));
  void queryClient.prefetchQuery(getGetCompanyQueryOptions());
  return null;
}

/** Starts loading the certificate of the work that the address names. */
export function certificateLoader({ context, params: { id = "" } }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetDestructionCertificateQueryOptions(id));
  return null;
}

/** Starts loading the page of invoices that the address names. */
export function invoicesLoader({ context, request }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getListCompanyInvoicesQueryOptions(pageOf(request)));
  void queryClient.prefetchQuery(getListCompanyPaymentsQueryOptions({ limit: MAX_ROWS }));
  return null;
}

/** Starts loading the invoice that the address names. */
export function invoiceLoader({ context, params: { id = "" } }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(getGetCompanyInvoiceQueryOptions(id));
  void queryClient.prefetchQuery(getGetCompanyQueryOptions());
  return null;
}

/** Starts loading the result of a payment. */
export const companyPaymentLoader = returnLoader(({ completion }) =>
  getCompleteCompanyPaymentQueryOptions(completion),
);

function pageOf({ url }: Request) {
  return { page: readPage(new URL(url).searchParams), limit: ROWS_ON_A_PAGE };
}
