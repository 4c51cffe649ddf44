/** Offers for a first order. `months` is the storage period that the offer is for. */
export const storagePromotions = {
  FREE_MONTH3: { label: "첫 3개월 무료", months: 3 },
} as const;

/** One offer. Free months never turn into paid ones by themselves: they end, or are extended. */
export type StoragePromotion = keyof typeof storagePromotions;
