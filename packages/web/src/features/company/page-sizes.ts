/** Rows of contracts, works and invoices on one page. */
export const ROWS_ON_A_PAGE = 20;

/** Boxes that one page of the list may hold; the address names one of them. */
export const BOX_PAGE_SIZES: readonly number[] = [20, 50, 100];

/** As many rows as one answer of a list holds. */
export const MAX_ROWS = 100;

/** Boxes whose retention ends soon, as many as the overview names. */
export const EXPIRING_BOXES = { filter: "EXPIRING", limit: 5 } as const;

/** Works that are not over, as many as leave the other parts of the overview in reach. */
export const OPEN_WORKS = { filter: "OPEN", limit: 8 } as const;

/** The next days that the overview names. */
export const NEXT_DATES = 5;

/** The visits among them. */
export const COMING_VISITS = { filter: "UPCOMING", limit: NEXT_DATES } as const;
