import {
  formatKoreanDate,
  formatWon,
  isUnloaded,
  refundDueDay,
  todayInSeoul,
} from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import type { LedgerProps } from "@damadum/ui";

/** The amounts of an order as a ledger shows them, for an active and for a cancelled order. */
export function ledgerOf({ status, ledger, history }: Estimate): LedgerProps {
  const { total_amount: total, paid_amount: paid, balance_amount: balance } = ledger;
  if (status !== "CANCEL") {
    const { refund_amount: back } = ledger;
    return {
      total,
      paid,
      balance: { amount: balance, hint: balanceHint(status, ledger) },
      ...(back > 0 && { refund: { amount: back } }),
    };
  }
  if (paid === 0) return { total, paid };
  const cancelled = history.findLast((change) => change.to === "CANCEL");
  const { refund_amount: refund, refund_pending_amount: pending } = ledger;
  return {
    total,
    paid,
    cancelFee: { amount: ledger.cancel_fee_amount },
    refund: {
      amount: refund,
      hint: refundHint({ refund, pending, since: cancelled?.at }),
    },
  };
}

/** The amounts of an order if it were cancelled on this day. */
export function ledgerIfCancelled(order: Estimate, today: string): LedgerProps {
  const { amount, paid_amount: paid, cancel_fee_amount: fee } = order;
  const cancelFee = fee ?? 0;
  const refund = paid - cancelFee;
  return {
    total: amount.total_amount,
    paid,
    cancelFee: { amount: cancelFee },
    refund: { amount: refund, hint: refund === 0 ? undefined : refundDueText(today) },
  };
}

function balanceHint(
  status: Estimate["status"],
  { paid_amount: paid, balance_amount: balance }: Estimate["ledger"],
): string | undefined {
  if (balance === 0) return "모두 결제했어요";
  if (paid === 0) return undefined;
  return isUnloaded(status) ? "지금 결제해 주세요" : "짐을 내린 뒤에 결제해요";
}

interface Refunded {
  readonly refund: number;
  readonly pending: number;
  readonly since: string | undefined;
}

function refundHint({ refund, pending, since }: Refunded): string | undefined {
  if (refund === 0) return undefined;
  if (pending === 0) return "결제한 방법으로 환불했어요";
  const due = since && refundDueText(todayInSeoul(new Date(since)));
  return pending < refund ? `${formatWon(pending)}은 아직 환불하고 있어요` : due;
}

function refundDueText(cancelledOn: string): string {
  return `${formatKoreanDate(refundDueDay(cancelledOn))}까지 결제한 방법으로 환불해요`;
}
