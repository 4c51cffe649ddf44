import { getGetCompanyInvoiceQueryOptions, getListCompanyInvoicesQueryOptions } from "@damadum/sdk";
import { keepPreviousData } from "@tanstack/react-query";
import { ROWS_ON_A_PAGE } from "../read-page.ts";
import { MOST_AT_ONCE } from "./most-at-once.ts";

/** The company's newest invoices, for the overview. */
export function recentInvoicesOptions() {
  return getListCompanyInvoicesQueryOptions({ limit: MOST_AT_ONCE });
}

/** One page of the company's invoices, newest first. */
export function invoicePageOptions(page: number) {
  return getListCompanyInvoicesQueryOptions(
    { page, limit: ROWS_ON_A_PAGE },
    { query: { placeholderData: keepPreviousData } },
  );
}

/** One invoice with its lines. */
export function invoiceOptions(id: string) {
  return getGetCompanyInvoiceQueryOptions(id);
}
