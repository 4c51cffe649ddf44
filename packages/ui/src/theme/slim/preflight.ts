/** Replaces Chakra's: its reset is already in every page's HTML. */
export const createPreflight = (): Record<string, never> => ({});
