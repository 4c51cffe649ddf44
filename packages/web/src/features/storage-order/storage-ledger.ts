import {
  awaitsStoragePayment,
  formatKoreanDate,
  refundDueDay,
  todayInSeoul,
} from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import type { LedgerProps } from "@damadum/ui";

const REFUNDED = "결제한 방법으로 환불했어요";
const REFUND_PENDING = "마지막 박스가 나간 뒤 결제한 방법으로 환불해요";

/** The ledger of a storage order, active or cancelled. */
export function storageLedger(order: StorageOrder): LedgerProps {
  const { status, amount } = order;
  const { total_amount: total, refund_amount: refundAmount } = amount;
  const { paid, refunded } = flows(order);
  if (status === "CANCEL") {
    if (paid === 0) return { total, paid };
    const fee = order.paid_amount;
    const refund = paid - fee;
    const hint = refunded >= refund ? REFUNDED : dueWordsOf(order);
    return {
      total,
      paid,
      cancelFee: { amount: fee },
      refund: { amount: refund, hint: refund === 0 ? undefined : hint },
    };
  }
  return {
    total,
    paid,
    ...(total > 0 && { balance: { amount: balanceOf(order, paid) } }),
    ...(refundAmount > 0 && {
      refund: { amount: refundAmount, hint: refundHint(order) },
    }),
    ...(refundAmount === 0 && refunded > 0 && { refund: { amount: refunded } }),
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
  const { paid } = flows(order);
  const fee = order.cancel_fee_amount ?? 0;
  const refund = paid - fee;
  return {
    total: order.amount.total_amount,
    paid,
    cancelFee: { amount: fee },
    refund: { amount: refund, hint: refund === 0 ? undefined : dueWords(today) },
  };
}

/** The amount still due; a refund after the booking does not make it due again. */
function balanceOf({ status, amount, paid_amount: kept }: StorageOrder, paid: number): number {
  const isUnpaid = awaitsStoragePayment(status);
  return Math.max(amount.total_amount - (isUnpaid ? kept : paid), 0);
}

/** The amounts in won that were paid and, of these, refunded. */
function flows({ payments }: Pick<StorageOrder, "payments">): {
  readonly paid: number;
  readonly refunded: number;
} {
  const settled = payments.filter(({ status }) => status === "PAID" || status === "REFUNDED");
  return {
    paid: settled.reduce((sum, { amount }) => sum + amount, 0),
    refunded: settled.reduce((sum, { refunded_amount: back }) => sum + back, 0),
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
