import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { changeFeesIn } from "../money/reschedule-amount.ts";
import { cancelFeeRate, type CancelFeeRule } from "./cancel-fee-rules.ts";
import { canChangeStorageOrder } from "../states/can-change-storage-order.ts";
import type { StorageOrderStatus } from "../states/storage-order-status.ts";
import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import { tripAmount } from "../storage/trip-lines.ts";
import type { StoragePrice } from "../storage/storage-price.ts";

/**
 * Cancellation rules of the storage terms, the earliest day first: percent of delivery and collection.
 * Storage that never began is always refunded in full.
 */
export const storageCancelFeeRules: readonly [CancelFeeRule, ...CancelFeeRule[]] = [
  {
    daysBefore: 2,
    rate: 0,
    sentence: "첫 방문 2일 전까지 취소하면 결제한 금액을 모두 환불해 드려요.",
  },
  {
    daysBefore: 1,
    rate: 10,
    sentence: "첫 방문 하루 전에 취소하면 배송과 수거 금액의 10%를 수수료로 빼고 환불해 드려요.",
  },
  {
    daysBefore: 0,
    rate: 30,
    sentence: "첫 방문 당일에 취소하면 배송과 수거 금액의 30%를 수수료로 빼고 환불해 드려요.",
  },
];

/** The rules as people read them: the fees, and what ends an order whose first visit has begun. */
export const storageCancelSentences: readonly string[] = [
  ...storageCancelFeeRules.map(({ sentence }) => sentence),
  "첫 방문을 시작하면 취소할 수 없고, 박스가 창고에 들어온 뒤 보관을 그만둘 수 있어요.",
];

/** What the fee depends on. Amounts in won. */
export interface StorageCancellation {
  readonly status: StorageOrderStatus;
  readonly legs: StorageLegs;
  /** Day of the first visit; null for a disposal, which has none. */
  readonly firstVisit: IsoDate | null;
  readonly today: IsoDate;
  readonly price: Pick<StoragePrice, "lines">;
  readonly paidAmount: number;
}

/** Won withheld when the order is cancelled today, or null when a member cannot cancel in its state. */
export function storageCancelFee(cancellation: StorageCancellation): number | null {
  const { status, legs, firstVisit, today, price, paidAmount } = cancellation;
  if (!canChangeStorageOrder({ from: status, to: "CANCEL", actor: "MEMBER", legs })) return null;
  if (firstVisit === null) return 0;
  const rate = storageCancelFeeRate(daysBetween(today, firstVisit));
  const fee = Math.floor((tripAmount(price.lines) * rate) / 100);
  // Fees for moving a visit are never refunded.
  return Math.min(fee + changeFeesIn(price.lines), paidAmount);
}

/** Percent of delivery and collection that the rules keep this many days before a visit. */
export function storageCancelFeeRate(daysLeft: number): number {
  return cancelFeeRate(storageCancelFeeRules, daysLeft);
}
