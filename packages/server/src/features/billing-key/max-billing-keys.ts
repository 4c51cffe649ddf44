/** No member needs more, and each key can move money. */
export const MAX_BILLING_KEYS = 20;
