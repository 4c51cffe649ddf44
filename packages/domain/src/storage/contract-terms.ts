import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import type { StorageContractStatus } from "../states/storage-contract-status.ts";
import type { OrderPaymentType } from "./order-payment-types.ts";
import type { StorageGrade } from "./storage-grades.ts";
import type { StoragePriceLine } from "./storage-price.ts";
import type { StoragePriceList } from "./storage-price-list.ts";

/** A running contract as prices of its changes and of its end see it. Amounts in won. */
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
  /** Month's charges that could not be taken. */
  readonly unpaidAmount: number;
}

/** What comes back for the days after `lastDay` of so many boxes, and the fee that it costs. */
export function unusedLines(
  terms: ContractTerms,
  { boxes, lastDay }: { readonly boxes: number; readonly lastDay: IsoDate },
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const { paidStorage, paidFrom, paidUntil, boxCount } = terms;
  const days = Math.min(
    daysBetween(lastDay, paidUntil),
    daysBetween(addDays(paidFrom, -1), paidUntil),
  );
  if (days <= 0 || paidStorage === 0 || boxCount === 0) return [];
  const paidDays = daysBetween(paidFrom, paidUntil) + 1;
  const unused = Math.floor((paidStorage * boxes * days) / (boxCount * paidDays));
  if (unused === 0) return [];
  const rate = priceList.terminationFeeRate;
  return [
    {
      code: "UNUSED_REFUND",
      label: "남은 기간 환불",
      description: `박스 ${boxes}개, ${days}일 (낸 보관료 ${formatWon(paidStorage)}, ${paidDays}일)`,
      amount: -unused,
    },
    {
      code: "TERMINATION_FEE",
      label: "해지 수수료",
      description: `남은 보관료의 ${rate}%`,
      amount: Math.floor((unused * rate) / 100),
    },
  ];
}

/** What is still owed when a contract ends on `lastDay`: charges not taken, and days after the period. */
export function unpaidLines(
  terms: ContractTerms,
  lastDay: IsoDate,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const lines: StoragePriceLine[] = [];
  if (terms.unpaidAmount > 0) {
    lines.push({
      code: "UNPAID",
      label: "밀린 보관료",
      description: "결제되지 않은 정기 결제",
      amount: terms.unpaidAmount,
    });
  }
  const late = daysBetween(terms.endDate, lastDay);
  if (terms.status === "EXPIRED" && late > 0) {
    const monthly = priceList.monthlyPerBox[terms.grade] * terms.boxCount;
    lines.push({
      code: "UNPAID",
      label: "지난 기간 보관료",
      description: `${late}일 (한 달 ${formatWon(monthly)}, 30일로 나눔)`,
      amount: Math.floor((monthly * late) / 30),
    });
  }
  return lines;
}
