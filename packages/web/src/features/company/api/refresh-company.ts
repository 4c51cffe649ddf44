import {
  getGetCompanyWorkQueryKey,
  getListCompanyBoxesInfiniteQueryKey,
  getListCompanyBoxesQueryKey,
  getListCompanyContractsInfiniteQueryKey,
  getListCompanyContractsQueryKey,
  getListCompanyInvoicesQueryKey,
  getListCompanyPaymentsQueryKey,
  getListCompanyWorkBoxesInfiniteQueryKey,
  getListCompanyWorksQueryKey,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Refetches contracts, boxes, works and invoices, listed and single, after a request or a payment. */
export async function refreshCompany(queryClient: QueryClient): Promise<void> {
  // A list's key is a prefix of the keys of its entries; single works have their own path.
  const keys = [
    getListCompanyContractsQueryKey(),
    getListCompanyContractsInfiniteQueryKey(),
    getListCompanyBoxesQueryKey(),
    getListCompanyBoxesInfiniteQueryKey(),
    getListCompanyWorksQueryKey(),
    getGetCompanyWorkQueryKey("").slice(0, -1),
    getListCompanyWorkBoxesInfiniteQueryKey("").slice(0, -2),
    getListCompanyInvoicesQueryKey(),
    getListCompanyPaymentsQueryKey(),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
