/** The largest page, so that the groups cover all orders of nearly every member. */
export const ORDERS_ON_A_PAGE = 100;

/** The storage orders, contracts, coupons and works that the overview loads of each. */
export const OVERVIEW_ROWS = { limit: 20 } as const;

/** The boxes in the warehouse that the overview shows with their pictures. */
export const STORED_PICTURES = { limit: 6, status: "STORED" } as const;
