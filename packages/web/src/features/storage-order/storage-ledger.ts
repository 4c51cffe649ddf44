import {
  awaitsStoragePayment,
  formatKoreanDate,
  refundDueDay,
  todayInSeoul,
} from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import type { LedgerProps } from "@damadum/ui";

/** The money of a storage order as a ledger shows it: while it stands, and after it was cancelled. */
export function storageLedger(order: StorageOrder): LedgerProps {
  const { status, amount, history } = order;
  const { total_amount: total, refund_amount: comesBack } = amount;
  const { paid, refunded } = flows(order);
  if (status === "CANCEL") {
    if (paid === 0) return { total, paid };
    const fee = order.paid_amount;
    const refund = paid - fee;
    const decided = history.findLast(({ to }) => to === "CANCEL")?.at;
    const hint =
      refunded >= refund ? "결제한 방법으로 환불했어요" : decided && dueWords(dayOf(decided));
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
    ...(comesBack > 0 && {
      refund: { amount: comesBack, hint: "마지막 박스가 나간 뒤 결제한 방법으로 환불해요" },
    }),
    ...(comesBack === 0 && refunded > 0 && { refund: { amount: refunded } }),
  };
}

/** The money of a storage order if it is cancelled on a day. */
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

/** What is still to pay. Money that went back after the order was booked is not owed again. */
function balanceOf({ status, amount, paid_amount: kept }: StorageOrder, paid: number): number {
  const isUnpaid = awaitsStoragePayment(status);
  return Math.max(amount.total_amount - (isUnpaid ? kept : paid), 0);
}

/** Won that came in, and won of it that went back. */
function flows({ payments }: StorageOrder): { readonly paid: number; readonly refunded: number } {
  const settled = payments.filter(({ status }) => status === "PAID" || status === "REFUNDED");
  return {
    paid: settled.reduce((sum, { amount }) => sum + amount, 0),
    refunded: settled.reduce((sum, { refunded_amount: back }) => sum + back, 0),
  };
}

function dayOf(instant: string): string {
  return todayInSeoul(new Date(instant));
}

function dueWords(decidedOn: string): string {
  return `${formatKoreanDate(refundDueDay(decidedOn))}까지 결제한 방법으로 환불해요`;
}
