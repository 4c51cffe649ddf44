/** More ways to pay nobody needs, and each is a key to money. */
export const MAX_BILLING_KEYS = 20;
