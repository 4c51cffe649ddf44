import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import type { StorageContractStatus } from "../states/storage-contract-status.ts";
import type { ContractTerms, Leaving } from "./contract-terms.ts";
import type { OrderPaymentType } from "./order-payment-types.ts";
import { storageEndDate } from "./storage-end-date.ts";
import { monthlyStorageAmount } from "./storage-lines.ts";
import type { StoragePriceList } from "./storage-price-list.ts";
import { type StoragePromotion, storagePromotions } from "./storage-promotions.ts";

/**
 * A consent to paid months is valid only when it is given within this many days before the first of them
 * (전자상거래법 제13조 제6항, 시행령 제20조의2).
 */
export const CONTINUATION_NOTICE_DAYS = 30;

/** Storage after free months, paid by the month. */
export interface ContinuedStorage {
  /** The day after the free months: the first paid day, on which the first month is charged. */
  readonly from: IsoDate;
  /** Paid months after the free ones. */
  readonly paidMonths: number;
  /** Months of the whole period, including the free ones. */
  readonly months: number;
  readonly endDate: IsoDate;
  /** Won for each month, VAT included, as long as no box leaves. */
  readonly monthlyAmount: number;
}

/** The paid storage that follows free months if the member agrees to it. */
export function continuedStorage(
  storage: Pick<ContractTerms, "startDate" | "grade" | "boxCount"> & {
    readonly months: number;
    readonly promotion: StoragePromotion;
  },
  priceList: StoragePriceList,
): ContinuedStorage {
  const { startDate, promotion } = storage;
  const { continuesFor: paidMonths } = storagePromotions[promotion];
  const months = storage.months + paidMonths;
  return {
    from: addDays(storageEndDate(startDate, storage.months), 1),
    paidMonths,
    months,
    endDate: storageEndDate(startDate, months),
    monthlyAmount: monthlyStorageAmount(storage, priceList),
  };
}

/** The first and the last day on which a member may agree to it. */
export interface ConfirmationDays {
  readonly confirmFrom: IsoDate;
  /** The last free day; after it the storage has ended. */
  readonly confirmUntil: IsoDate;
}

/** The days for the consent when free months end on this day. */
export function confirmationDays(lastFreeDay: IsoDate): ConfirmationDays {
  return {
    confirmFrom: addDays(lastFreeDay, 1 - CONTINUATION_NOTICE_DAYS),
    confirmUntil: lastFreeDay,
  };
}

/** The inverse: the range of last free days whose free months can be continued on the day `today`. */
export function lastFreeDaysConfirmableOn(today: IsoDate): {
  readonly first: IsoDate;
  readonly last: IsoDate;
} {
  return { first: today, last: addDays(today, CONTINUATION_NOTICE_DAYS - 1) };
}

/** The offer to continue a contract after its free months, to which the member has to agree. */
export interface ContinuationOffer extends ContinuedStorage, ConfirmationDays {}

/** What determines whether a contract can continue after its free months. */
export interface FreeMonthsFacts extends Pick<ContractTerms, "grade" | "boxCount"> {
  readonly status: StorageContractStatus;
  readonly paymentType: OrderPaymentType;
  readonly promotion: StoragePromotion | null;
  readonly months: number;
  /** Null until its boxes have arrived. */
  readonly startDate: IsoDate | null;
  /** Whether the member requested the question with the order, and has not extended the contract since. */
  readonly isReminderRequested: boolean;
  /** Boxes that leave for good by accepted orders, each with the last day that its order covers. */
  readonly leaving: readonly Leaving[];
}

/** The offer to continue after free months; null when the contract ends by itself or already continues. */
export function continuationOffer(
  facts: FreeMonthsFacts,
  priceList: StoragePriceList,
): ContinuationOffer | null {
  const { status, paymentType, promotion, startDate, boxCount } = facts;
  if (!facts.isReminderRequested || promotion === null || startDate === null) return null;
  if (status !== "ACTIVE" || paymentType !== "NORMAL" || boxCount === 0) return null;
  const next = continuedStorage({ ...facts, startDate, promotion }, priceList);
  const confirmUntil = addDays(next.from, -1);
  if (!staysThrough(facts, confirmUntil)) return null;
  return { ...next, ...confirmationDays(confirmUntil) };
}

/**
 * Whether at least one box stays, and those that leave do so within the free months: later days were paid for with
 * their order, and would be charged again with the month.
 */
function staysThrough(
  { boxCount, leaving }: Pick<FreeMonthsFacts, "boxCount" | "leaving">,
  lastFreeDay: IsoDate,
): boolean {
  const count = leaving.reduce((sum, { boxes }) => sum + boxes, 0);
  return count < boxCount && leaving.every(({ lastDay }) => lastDay <= lastFreeDay);
}

/** Whether a member may agree to continue on this day. */
export function isConfirmable(
  { confirmFrom, confirmUntil }: ConfirmationDays,
  today: IsoDate,
): boolean {
  return confirmFrom <= today && today <= confirmUntil;
}
