import type { IsoDate } from "../calendar/iso-date.ts";
import type { OrderPaymentType } from "./order-payment-types.ts";
import { storageEndDate } from "./storage-end-date.ts";

/**
 * Offers for a first order. `months` is the storage period that the offer is for; where the member agrees to it
 * shortly before the end, storage goes on for `continuesFor` more, paid by the month.
 */
export const storagePromotions = {
  FREE_MONTH3: { label: "첫 3개월 무료", months: 3, continuesFor: 3 },
} as const;

/** One offer. Free months never turn into paid ones by themselves: they end, or are extended, or go on with a consent that is given before their end. */
export type StoragePromotion = keyof typeof storagePromotions;

/** The last day of an offer's free months. */
export function lastFreeDay(promotion: StoragePromotion, startDate: IsoDate): IsoDate {
  return storageEndDate(startDate, storagePromotions[promotion].months);
}

/** What tells whether a contract has paid months. */
interface Period {
  readonly promotion: StoragePromotion | null;
  readonly months: number;
  readonly paymentType: OrderPaymentType;
}

/** Whether nobody extended free months or agreed to paid ones. */
export function hasOnlyFreeMonths({ promotion, months, paymentType }: Period): boolean {
  if (promotion === null || paymentType !== "NORMAL") return false;
  return months === storagePromotions[promotion].months;
}
