import {
  getCompleteCompanyPaymentQueryOptions,
  getCountCompanyBoxesQueryOptions,
  getGetCompanyBoxQueryOptions,
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
import { startLoading } from "../../shared/router/start-loading.ts";
import { boxListOptions, contractBoxesOptions, workBoxesOptions } from "./api/company-boxes.ts";
import { readBoxQuery } from "./box-query.ts";
import { COMING_VISITS, EXPIRING_BOXES, MAX_ROWS, OPEN_WORKS, readListPage } from "./page-sizes.ts";

export const overviewLoader = startLoading((queryClient) => {
  void queryClient.prefetchQuery(getCountCompanyBoxesQueryOptions());
  void queryClient.prefetchQuery(getListCompanyWorksQueryOptions(OPEN_WORKS));
  void queryClient.prefetchQuery(getListCompanyWorksQueryOptions(COMING_VISITS));
  void queryClient.prefetchQuery(getListCompanyInvoicesQueryOptions({ limit: MAX_ROWS }));
  void queryClient.prefetchQuery(getListCompanyBoxesQueryOptions(EXPIRING_BOXES));
  void queryClient.prefetchQuery(getGetCompanyQueryOptions());
});

/** Starts loading the page of boxes that the address names, and how many each filter finds. */
export const boxesLoader = startLoading((queryClient, { search }) => {
  void queryClient.prefetchInfiniteQuery(boxListOptions(readBoxQuery(search)));
  void queryClient.prefetchQuery(getCountCompanyBoxesQueryOptions());
  void queryClient.prefetchQuery(getListCompanyDepartmentsQueryOptions());
});

export const boxLoader = startLoading((queryClient, { params: { id = "" } }) => {
  void queryClient.prefetchQuery(getGetCompanyBoxQueryOptions(id));
});

export const contractsLoader = startLoading((queryClient, { search }) => {
  void queryClient.prefetchQuery(getListCompanyContractsQueryOptions(readListPage(search)));
});

export const contractLoader = startLoading((queryClient, { params: { id = "" } }) => {
  void queryClient.prefetchQuery(getGetCompanyContractQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(contractBoxesOptions(id));
});

export const requestLoader = startLoading((queryClient) => {
  void queryClient.prefetchQuery(getListCompanyContractsQueryOptions({ limit: MAX_ROWS }));
});

export const worksLoader = startLoading((queryClient, { search }) => {
  void queryClient.prefetchQuery(getListCompanyWorksQueryOptions(readListPage(search)));
});

export const workLoader = startLoading((queryClient, { params: { id = "" } }) => {
  void queryClient.prefetchQuery(getGetCompanyWorkQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(workBoxesOptions(id));
  void queryClient.prefetchQuery(getGetCompanyQueryOptions());
});

export const certificateLoader = startLoading((queryClient, { params: { id = "" } }) => {
  void queryClient.prefetchQuery(getGetDestructionCertificateQueryOptions(id));
});

export const invoicesLoader = startLoading((queryClient, { search }) => {
  void queryClient.prefetchQuery(getListCompanyInvoicesQueryOptions(readListPage(search)));
  void queryClient.prefetchQuery(getListCompanyPaymentsQueryOptions({ limit: MAX_ROWS }));
});

export const invoiceLoader = startLoading((queryClient, { params: { id = "" } }) => {
  void queryClient.prefetchQuery(getGetCompanyInvoiceQueryOptions(id));
  void queryClient.prefetchQuery(getGetCompanyQueryOptions());
});

export const companyPaymentLoader = returnLoader(({ completion }) =>
  getCompleteCompanyPaymentQueryOptions(completion),
);
