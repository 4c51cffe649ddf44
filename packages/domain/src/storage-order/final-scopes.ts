/** How much of a storage an order ends. */
export const finalScopes = {
  ALL: { label: "모두" },
  PART: { label: "일부" },
} as const;

/** One scope of ending a storage. */
export type FinalScope = keyof typeof finalScopes;
