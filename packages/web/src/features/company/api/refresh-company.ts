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

/** Something was requested or paid: contracts, boxes, works and invoices are asked for again, in lists and one by one. */
export async function refreshCompany(queryClient: QueryClient): Promise<void> {
  // The key of a list begins those of its single entries; single works have an address of their own.
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
