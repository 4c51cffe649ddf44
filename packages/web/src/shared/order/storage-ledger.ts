import {
  formatKoreanDate,
  otherAmounts,
  refundDueDay,
  todayInSeoul,
  totalsOf,
} from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import type { LedgerProps } from "@damadum/ui";
import { amountsOf } from "./ledger-of.ts";

const REFUNDED = "결제한 방법으로 환불했어요";
const REFUND_PENDING = "마지막 박스가 나간 뒤 결제한 방법으로 환불해요";

export function storageLedger(order: StorageOrder): LedgerProps {
  const { status, ledger } = order;
  const { total_amount: total, paid_amount: paid } = ledger;
  if (status === "CANCEL") {
    if (paid === 0) return { total, paid };
    const { refundByUs: back, refundPending: pending } = totalsOf(ledger.rows);
    const hint = pending === 0 ? REFUNDED : dueWordsOf(order);
    return {
      total,
      paid,
      others: otherAmounts(ledger.rows),
      cancelFee: { amount: ledger.cancel_fee_amount },
      refund: { amount: back, hint: back === 0 ? undefined : hint },
    };
  }
  const { balance, refund, ...amounts } = amountsOf(ledger);
  const isFromContract = order.amount.refund_amount > 0;
  return {
    ...amounts,
    ...(total > 0 && { balance }),
    ...(refund && { refund: isFromContract ? { ...refund, hint: refundHint(order) } : refund }),
  };
}

/**
 * When an order refunds what its boxes had paid. The refund is made from the payments of their contract, as are those
 * of other orders, so no payment tells whether this one was made: the hint states its last day instead.
 */
function refundHint(order: StorageOrder): string | undefined {
  return order.status === "COMPLETE" ? dueWordsOf(order) : REFUND_PENDING;
}

function dayOf(instant: string): string {
  return todayInSeoul(new Date(instant));
}

/** The last day of a refund that was decided when the order entered its state. */
function dueWordsOf({ status, history }: StorageOrder): string | undefined {
  const decided = history.findLast(({ to }) => to === status)?.at;
  return decided === undefined ? undefined : dueWords(dayOf(decided));
}

function dueWords(decidedOn: string): string {
  return `${formatKoreanDate(refundDueDay(decidedOn))}까지 결제한 방법으로 환불해요`;
}
