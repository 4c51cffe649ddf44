import {
  getGetCompanyContractQueryOptions,
  getListCompanyContractBoxesQueryOptions,
  getListCompanyContractsQueryOptions,
} from "@damadum/sdk";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_ON_A_PAGE } from "../read-page.ts";
import { MOST_AT_ONCE } from "./most-at-once.ts";

/** One page of the company's contracts, newest first. */
export function contractPageOptions(page: number) {
  return getListCompanyContractsQueryOptions(
    { page, limit: ROWS_ON_A_PAGE },
    { query: { placeholderData: keepPreviousData } },
  );
}

/** The contracts under which something can be requested, newest first. */
export function activeContractsOptions() {
  return queryOptions({
    ...getListCompanyContractsQueryOptions({ limit: MOST_AT_ONCE }),
    select: ({ items }) => items.filter(({ status }) => status === "ACTIVE"),
  });
}

/** One contract with its place and history. */
export function contractOptions(cid: string) {
  return getGetCompanyContractQueryOptions(cid);
}

/** The newest boxes of a contract, one page. */
export function contractBoxesOptions(cid: string) {
  return getListCompanyContractBoxesQueryOptions(cid, { limit: ROWS_ON_A_PAGE });
}
