/**
 * Offers for a first order. `months` is the storage period that the offer is for; with a consent storage goes on for
 * `continuesFor` more, paid by the month.
 */
export const storagePromotions = {
  FREE_MONTH3: { label: "첫 3개월 무료", months: 3, continuesFor: 3 },
} as const;

/** One offer. Free months never turn into paid ones by themselves: they end, or are extended, or go on with a consent. */
export type StoragePromotion = keyof typeof storagePromotions;
