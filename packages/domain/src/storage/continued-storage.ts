import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import type { StorageContractStatus } from "../states/storage-contract-status.ts";
import type { ContractTerms, Leaving } from "./contract-terms.ts";
import type { OrderPaymentType } from "./order-payment-types.ts";
import { storageEndDate } from "./storage-end-date.ts";
import { monthlyStorageAmount } from "./storage-lines.ts";
import type { StoragePriceList } from "./storage-price-list.ts";
import { type StoragePromotion, storagePromotions } from "./storage-promotions.ts";

/**
 * A consent to paid months counts within so many days before the first of them (전자상거래법 제13조 제6항, 시행령
 * 제20조의2); one that is given earlier does not.
 */
export const CONTINUATION_NOTICE_DAYS = 30;

/** Storage after free months, paid by the month. */
export interface ContinuedStorage {
  /** The day after the free months: the first one that is paid for, on which the first month is charged. */
  readonly from: IsoDate;
  /** Months that are paid for, after the free ones. */
  readonly paidMonths: number;
  /** Months of the whole period, the free ones among them. */
  readonly months: number;
  readonly endDate: IsoDate;
  /** Won for each month, VAT included, as long as no box leaves. */
  readonly monthlyAmount: number;
}

/** From which day and for how much a month storage goes on after free months, where the member agrees to it. */
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

/** The days within which a member may agree to it, both included. */
export interface ConfirmationDays {
  readonly confirmFrom: IsoDate;
  /** The last free day: after it storage has ended by itself. */
  readonly confirmUntil: IsoDate;
}

/** The days of the consent for free months that end on this day. */
export function confirmationDays(lastFreeDay: IsoDate): ConfirmationDays {
  return {
    confirmFrom: addDays(lastFreeDay, 1 - CONTINUATION_NOTICE_DAYS),
    confirmUntil: lastFreeDay,
  };
}

/** The same seen from a day: free months may be continued on it when they end from the first to the last of these days. */
export function lastFreeDaysConfirmableOn(today: IsoDate): {
  readonly first: IsoDate;
  readonly last: IsoDate;
} {
  return { first: today, last: addDays(today, CONTINUATION_NOTICE_DAYS - 1) };
}

/** What a contract with free months goes on for, once its member agrees to it. */
export interface ContinuationOffer extends ContinuedStorage, ConfirmationDays {}

/** What decides whether a contract can go on after its free months. */
export interface FreeMonthsFacts extends Pick<ContractTerms, "grade" | "boxCount"> {
  readonly status: StorageContractStatus;
  readonly paymentType: OrderPaymentType;
  readonly promotion: StoragePromotion | null;
  readonly months: number;
  /** Null before its boxes came in. */
  readonly startDate: IsoDate | null;
  /** Whether the member asked with the order to be asked before the end, and did not extend it themselves since. */
  readonly isReminderRequested: boolean;
  /** Boxes that leave for good by orders that were accepted, each with the last day that its order counts. */
  readonly leaving: readonly Leaving[];
}

/** What a contract may go on for after its free months; null where it ends by itself or goes on already. */
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
 * Whether a box stays, and each that leaves does so within the free months: the days after them were paid for with its
 * order, and would be charged again with the month.
 */
function staysThrough(
  { boxCount, leaving }: Pick<FreeMonthsFacts, "boxCount" | "leaving">,
  lastFreeDay: IsoDate,
): boolean {
  const count = leaving.reduce((sum, { boxes }) => sum + boxes, 0);
  return count < boxCount && leaving.every(({ lastDay }) => lastDay <= lastFreeDay);
}

/** Whether a member may agree to it on this day. */
export function isConfirmable(
  { confirmFrom, confirmUntil }: ConfirmationDays,
  today: IsoDate,
): boolean {
  return confirmFrom <= today && today <= confirmUntil;
}
