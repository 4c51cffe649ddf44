import type { IsoDate } from "../calendar/iso-date.ts";
import type { OrderPaymentType } from "./order-payment-types.ts";
import { storageEndDate } from "./storage-end-date.ts";

/**
 * Offers for a first order. `months` is the storage period that the offer is for; if the member agrees shortly before
 * its end, storage continues for `continuesFor` more months, paid by the month.
 */
export const storagePromotions = {
  FREE_MONTH3: { label: "첫 3개월 무료", months: 3, continuesFor: 3 },
} as const;

/**
 * One offer. Free months never become paid by themselves: they end, are extended, or continue with a consent before
 * their end.
 */
export type StoragePromotion = keyof typeof storagePromotions;

/** The last day of an offer's free months. */
export function lastFreeDay(promotion: StoragePromotion, startDate: IsoDate): IsoDate {
  return storageEndDate(startDate, storagePromotions[promotion].months);
}

/** What determines whether a contract has paid months. */
interface Period {
  readonly promotion: StoragePromotion | null;
  readonly months: number;
  readonly paymentType: OrderPaymentType;
}

/** Whether all months are free: neither extended nor continued as paid ones. */
export function hasOnlyFreeMonths({ promotion, months, paymentType }: Period): boolean {
  if (promotion === null || paymentType !== "NORMAL") return false;
  return months === storagePromotions[promotion].months;
}
