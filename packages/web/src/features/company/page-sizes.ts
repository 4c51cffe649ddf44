/** Rows of contracts, works and invoices on one page. */
export const ROWS_ON_A_PAGE = 20;

/** As many boxes as one screen of a desktop and a half shows. */
export const BOXES_ON_A_PAGE = 50;

/** As many rows as one answer of a list holds. */
export const MAX_ROWS = 100;

/** Boxes whose retention ends soon, as many as the overview names. */
export const EXPIRING_BOXES = { filter: "EXPIRING", limit: 5 } as const;
