import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import type { StorageContractStatus } from "../states/storage-contract-status.ts";
import type { OrderPaymentType } from "./order-payment-types.ts";
import type { StorageGrade } from "./storage-grades.ts";
import type { StoragePriceLine } from "./storage-price.ts";
import type { StoragePriceList } from "./storage-price-list.ts";

/** A running contract, as needed to price its changes and its end. Amounts in won. */
export interface ContractTerms {
  readonly status: StorageContractStatus;
  readonly grade: StorageGrade;
  readonly paymentType: OrderPaymentType;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  /** Boxes whose storage has not ended. */
  readonly boxCount: number;
  /** Paid for the storage of those boxes from `paidFrom` to `paidUntil`, both included. */
  readonly paidStorage: number;
  readonly paidFrom: IsoDate;
  readonly paidUntil: IsoDate;
  /** Whether those days are free months, for which nothing but a higher grade was paid. */
  readonly isFree?: boolean;
}

/** Boxes that leave a contract after a day. */
export interface Leaving {
  readonly boxes: number;
  readonly lastDay: IsoDate;
}

/** Paid but unused days, and what was paid for them in won. */
export interface UnusedStorage {
  readonly days: number;
  readonly paidDays: number;
  readonly amount: number;
}

/** What was paid for these boxes for the days after `lastDay`; null when nothing was. */
export function unusedStorage(
  { paidStorage, paidFrom, paidUntil, boxCount }: ContractTerms,
  { boxes, lastDay }: Leaving,
): UnusedStorage | null {
  const days = Math.min(
    daysBetween(lastDay, paidUntil),
    daysBetween(addDays(paidFrom, -1), paidUntil),
  );
  if (days <= 0 || boxCount === 0) return null;
  const paidDays = daysBetween(paidFrom, paidUntil) + 1;
  const amount = Math.floor((paidStorage * boxes * days) / (boxCount * paidDays));
  return amount === 0 ? null : { days, paidDays, amount };
}

/** The refund for these boxes for the days after `lastDay`, and its fee; free months have no fee. */
export function unusedLines(
  terms: ContractTerms,
  leaving: Leaving,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const unused = unusedStorage(terms, leaving);
  if (unused === null) return [];
  const { days, paidDays, amount } = unused;
  const refund: StoragePriceLine = {
    code: "UNUSED_REFUND",
    label: "남은 기간 환불",
    description: `박스 ${leaving.boxes}개, ${days}일 (낸 보관료 ${formatWon(terms.paidStorage)}, ${paidDays}일)`,
    amount: -amount,
  };
  if (terms.isFree === true) return [refund];
  const rate = priceList.terminationFeeRate;
  return [
    refund,
    {
      code: "TERMINATION_FEE",
      label: "해지 수수료",
      description: `남은 보관료의 ${rate}%`,
      amount: Math.floor((amount * rate) / 100),
    },
  ];
}
