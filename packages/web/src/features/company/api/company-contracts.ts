import {
  getGetCompanyContractQueryOptions,
  getListCompanyContractBoxesQueryOptions,
  getListCompanyContractsQueryOptions,
} from "@damadum/sdk";
import { keepPreviousData } from "@tanstack/react-query";
import { ROWS_ON_A_PAGE } from "../read-page.ts";

/** One page of the company's contracts, newest first. */
export function contractPageOptions(page: number) {
  return getListCompanyContractsQueryOptions(
    { page, limit: ROWS_ON_A_PAGE },
    { query: { placeholderData: keepPreviousData } },
  );
}

/** One contract with its place and history. */
export function contractOptions(cid: string) {
  return getGetCompanyContractQueryOptions(cid);
}

/** The newest boxes of a contract, one page. */
export function contractBoxesOptions(cid: string) {
  return getListCompanyContractBoxesQueryOptions(cid, { limit: ROWS_ON_A_PAGE });
}
