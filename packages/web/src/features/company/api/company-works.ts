import {
  getCalculateCompanyDeliveryAmountQueryOptions,
  getGetCompanyWorkQueryOptions,
  getListCompanyWorkBoxesQueryOptions,
  getListCompanyWorksQueryOptions,
  type CompanyDeliveryDraft,
} from "@damadum/sdk";
import { keepPreviousData } from "@tanstack/react-query";
import { ROWS_ON_A_PAGE } from "../read-page.ts";
import { MOST_AT_ONCE } from "./most-at-once.ts";

/** The company's newest works, for the overview. */
export function recentWorksOptions() {
  return getListCompanyWorksQueryOptions({ limit: MOST_AT_ONCE });
}

/** One page of the company's works, newest first. */
export function workPageOptions(page: number) {
  return getListCompanyWorksQueryOptions(
    { page, limit: ROWS_ON_A_PAGE },
    { query: { placeholderData: keepPreviousData } },
  );
}

/** What a request costs; the same request has the same price for as long as the page stands. */
export function workAmountOptions(draft: CompanyDeliveryDraft) {
  return getCalculateCompanyDeliveryAmountQueryOptions(draft, {
    query: { staleTime: Infinity, gcTime: 60_000 },
  });
}

/** One work with its amount and history. */
export function workOptions(id: string) {
  return getGetCompanyWorkQueryOptions(id);
}

/** The boxes of a work, the first hundred. */
export function workBoxesOptions(id: string) {
  return getListCompanyWorkBoxesQueryOptions(id, { limit: MOST_AT_ONCE });
}
