import { readPage } from "../../shared/router/read-page.ts";

export const ROWS_ON_A_PAGE = 20;

/** The page of contracts, works or invoices that a URL names. */
export function readListPage(search: URLSearchParams) {
  return { page: readPage(search), limit: ROWS_ON_A_PAGE };
}

/** Allowed page sizes of the box list; the URL names one of them. */
export const BOX_PAGE_SIZES: readonly number[] = [20, 50, 100];

/** Maximum number of rows in one response of a list. */
export const MAX_ROWS = 100;

/** Boxes whose retention ends soon, as many as the overview shows. */
export const EXPIRING_BOXES = { filter: "EXPIRING", limit: 5 } as const;

/** Open works, few enough to keep the other parts of the overview in reach. */
export const OPEN_WORKS = { filter: "OPEN", limit: 8 } as const;

export const NEXT_DATES = 5;

/** The coming visits, no more than there are next dates. */
export const COMING_VISITS = { filter: "UPCOMING", limit: NEXT_DATES } as const;
