import { formatKoreanDate, refundDueDay, todayInSeoul } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import type { LedgerProps } from "@damadum/ui";
import { otherRows } from "./ledger-of.ts";

const REFUNDED = "결제한 방법으로 환불했어요";
const REFUND_PENDING = "마지막 박스가 나간 뒤 결제한 방법으로 환불해요";

/** The ledger of a storage order, active or cancelled. */
export function storageLedger(order: StorageOrder): LedgerProps {
  const { status, ledger } = order;
  const { total_amount: total, paid_amount: paid, refund_amount: back } = ledger;
  const others = otherRows(ledger);
  if (status === "CANCEL") {
    if (paid === 0) return { total, paid };
    const hint = ledger.refund_pending_amount === 0 ? REFUNDED : dueWordsOf(order);
    return {
      total,
      paid,
      others,
      cancelFee: { amount: ledger.cancel_fee_amount },
      refund: { amount: back, hint: back === 0 ? undefined : hint },
    };
  }
  const isFromContract = order.amount.refund_amount > 0;
  return {
    total,
    paid,
    others,
    ...(total > 0 && { balance: { amount: ledger.balance_amount } }),
    ...(back > 0 && {
      refund: { amount: back, ...(isFromContract && { hint: refundHint(order) }) },
    }),
  };
}

/**
 * When an order refunds what its boxes had paid. The refund is made from the payments of their contract, as are those
 * of other orders, so no payment tells whether this one was made: the hint states its last day instead.
 */
function refundHint(order: StorageOrder): string | undefined {
  return order.status === "COMPLETE" ? dueWordsOf(order) : REFUND_PENDING;
}

/** The ledger of a storage order if it is cancelled today. */
export function storageLedgerIfCancelled(order: StorageOrder, today: string): LedgerProps {
  const refund = order.cancel_refund_amount ?? 0;
  return {
    total: order.ledger.total_amount,
    paid: order.ledger.paid_amount,
    cancelFee: { amount: order.cancel_fee_amount ?? 0 },
    refund: { amount: refund, hint: refund === 0 ? undefined : dueWords(today) },
  };
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
