import {
  formatKoreanDate,
  formatWon,
  isUnloaded,
  ledgerRowStateLabel,
  otherAmounts,
  refundDueDay,
  sumOfLines,
  todayInSeoul,
  totalsOf,
} from "@damadum/domain";
import type { Estimate, OrderLedger } from "@damadum/sdk";
import type { LedgerProps } from "@damadum/ui";

/** The amounts of an order as a ledger shows them, for an active and for a cancelled order. */
export function ledgerOf({ status, ledger, history }: Estimate): LedgerProps {
  const { total_amount: total, paid_amount: paid, balance_amount: amount } = ledger;
  if (status !== "CANCEL") {
    return { ...amountsOf(ledger), balance: { amount, hint: balanceHint(status, ledger) } };
  }
  if (paid === 0) return { total, paid };
  const cancelled = history.find((change) => change.to === "CANCEL");
  const { refundByUs: refund, refundPending: pending } = totalsOf(ledger.rows);
  return {
    total,
    paid,
    others: otherAmounts(ledger.rows),
    cancelFee: { amount: ledger.cancel_fee_amount },
    refund: {
      amount: refund,
      hint: refundHint({ refund, pending, since: cancelled?.at }),
    },
  };
}

/** The amounts of anything that is paid for and not cancelled, as a ledger shows them. */
export function amountsOf(ledger: OrderLedger): LedgerProps {
  const { refundByUs: back } = totalsOf(ledger.rows);
  return {
    total: ledger.total_amount,
    paid: ledger.paid_amount,
    balance: { amount: ledger.balance_amount },
    others: otherAmounts(ledger.rows),
    ...(back > 0 && { refund: { amount: back } }),
  };
}

export function ledgerIfCancelled(
  order: Pick<Estimate, "ledger" | "cancel_fee_amount" | "cancel_refund_amount">,
  today: string,
): LedgerProps {
  const { ledger, cancel_fee_amount: fee, cancel_refund_amount: back } = order;
  const refund = back ?? 0;
  return {
    total: ledger.total_amount,
    paid: ledger.paid_amount,
    cancelFee: { amount: fee ?? 0 },
    refund: { amount: refund, hint: refund === 0 ? undefined : refundDueText(today) },
  };
}

const PAY_NOW = "지금 결제해 주세요";

function balanceHint(
  status: Estimate["status"],
  { paid_amount: paid, balance_amount: balance, due_amount: due, rows }: Estimate["ledger"],
): string | undefined {
  if (balance === 0) return due === 0 ? "모두 결제했어요" : undefined;
  // Asked for by a link, for example after a card company took the payment back.
  const asked = rows.filter(({ kind, state }) => kind === "BALANCE" && state === "OPEN");
  if (asked.length > 0) {
    const now = sumOfLines(asked);
    const isAll = isUnloaded(status) || now >= balance;
    return isAll ? PAY_NOW : `지금 ${formatWon(now)}, 나머지는 짐을 내린 뒤에 결제해요`;
  }
  if (paid === 0) return undefined;
  return isUnloaded(status) ? PAY_NOW : "짐을 내린 뒤에 결제해요";
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

/** What happened to an order's money besides its states: days changed, extra payments, the rest paid. */
export function moneyEvents({ rows }: OrderLedger) {
  // A payment by link that went back is asked for again: one request, two rows.
  const requests = new Set<string>();
  return rows.flatMap(({ kind, state, amount, detail, at, asked_at: askedAt }) => {
    const won = formatWon(amount);
    if (kind === "CHANGE_DIFFERENCE" && at !== null) {
      return [{ at, label: "날짜나 시간을 바꿨어요", reason: detail || null }];
    }
    if (kind === "BALANCE" && state === "DONE" && at !== null) {
      return [{ at, label: `잔금 ${won}을 결제했어요`, reason: null }];
    }
    if (kind === "OUTSIDE_REFUND" && at !== null) {
      return [{ at, label: `결제사에서 ${won}을 환불했어요`, reason: null }];
    }
    if (kind === "EXTRA_OUTSIDE_REFUND" && at !== null) {
      return [{ at, label: `결제사에서 추가 결제 ${won}을 환불했어요`, reason: null }];
    }
    if (kind !== "EXTRA" || askedAt === null) return [];
    const label = `추가 결제 ${won}을 부탁드렸어요`;
    const asked = requests.has(askedAt) ? [] : [{ at: askedAt, label, reason: detail }];
    requests.add(askedAt);
    // What was taken back outside says so in a row of its own.
    if (state === "OPEN" || state === "TAKEN_BACK" || at === null) return asked;
    const words = ledgerRowStateLabel({ kind, state });
    return [
      ...asked,
      { at, label: words === null ? "추가 결제" : `추가 결제: ${words}`, reason: detail },
    ];
  });
}
