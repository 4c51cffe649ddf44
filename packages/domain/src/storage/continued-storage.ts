import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import type { ContractTerms } from "./contract-terms.ts";
import { storageEndDate } from "./storage-end-date.ts";
import { monthlyStorageAmount } from "./storage-lines.ts";
import type { StoragePriceList } from "./storage-price-list.ts";
import { type StoragePromotion, storagePromotions } from "./storage-promotions.ts";

/** So many days before its end storage that was agreed to go on is switched to paid months, and the member is told. */
export const CONTINUATION_NOTICE_DAYS = 30;

/** Storage after free months, paid by the month. */
export interface ContinuedStorage {
  /** The day after the free months: the first one that is paid for, on which the first month is charged. */
  readonly from: IsoDate;
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
  const months = storage.months + storagePromotions[promotion].continuesFor;
  return {
    from: addDays(storageEndDate(startDate, storage.months), 1),
    months,
    endDate: storageEndDate(startDate, months),
    monthlyAmount: monthlyStorageAmount(storage, priceList),
  };
}
