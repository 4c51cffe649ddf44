/** The margin on both sides of the page, in steps of the spacing scale. */
export const gutter = { base: "5", md: "8" } as const;
