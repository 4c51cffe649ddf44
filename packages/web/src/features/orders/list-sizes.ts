/** The largest page, so that the groups cover all orders of nearly every member. */
export const ORDERS_ON_A_PAGE = 100;

/** How many storage orders, contracts, coupons and works the overview loads. */
export const OVERVIEW_ROWS = { limit: 20 } as const;

/** The boxes in the warehouse whose pictures the overview shows. */
export const STORED_PICTURES = { limit: 6, status: "STORED" } as const;
