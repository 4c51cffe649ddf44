/** As many rows as one answer of a list holds. */
export const MOST_AT_ONCE = 100;
