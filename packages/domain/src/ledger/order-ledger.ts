import { sumOfLines } from "../money/totals.ts";
import { paidMethods } from "../payment/payment-methods.ts";
import type { PaidPlan } from "../payment/payment-plans.ts";
import { changeFeesIn, takenOffDebt } from "../money/reschedule-amount.ts";
import type { CustomPaymentStatus } from "../states/custom-payment-status.ts";
import type { ChangeFact, LedgerFacts, LinkFact, PaymentFact, RefundFact } from "./ledger-facts.ts";
import {
  ledgerRowKinds,
  totalsOf,
  type LedgerRow,
  type LedgerRowKind,
  type LedgerRowState,
  type LedgerTotals,
} from "./ledger-rows.ts";

/** The rows of an order with what they add up to, in won. */
export interface OrderLedger extends Omit<LedgerTotals, "covered" | "asked"> {
  readonly rows: readonly LedgerRow[];
  /** Part of the total that is not paid; 0 for a cancelled order. */
  readonly balance: number;
  /** What can be paid now: the balance once it is due or asked for, and open extra payments. */
  readonly due: number;
  /** What is still to be paid in all: the balance, due or not, and open extra payments. */
  readonly toPay: number;
}

/** The one ledger of an order: every screen and notice shows its rows and sums and computes none itself. */
export function orderLedger(facts: LedgerFacts): OrderLedger {
  const rows = rowsOf(facts);
  const { covered, asked, ...totals } = totalsOf(rows);
  const open = totals.total - covered - totals.writtenOff;
  const balance = facts.isCancelled ? 0 : Math.max(0, open);
  const due = (facts.isBalanceDue ? balance : Math.min(balance, asked)) + totals.extra;
  return { rows, ...totals, balance, due, toPay: balance + totals.extra };
}

function rowsOf(facts: LedgerFacts): readonly LedgerRow[] {
  const moved = [
    ...facts.payments.flatMap((payment) => paymentRows(payment)),
    ...facts.links.flatMap(linkRows),
    ...facts.cancelFees.map((fee) => row("CANCEL_FEE", fee)),
    ...facts.compensations.map(({ isDone, ...compensation }) =>
      row("COMPENSATION", { ...compensation, state: isDone ? "DONE" : "OPEN" }),
    ),
    ...facts.writeOffs.map((writeOff) => row("WRITE_OFF", writeOff)),
    ...facts.cashReceipts.map((receipt) => row("CASH_RECEIPT", receipt)),
  ];
  const costs = priceRows(facts);
  const back = facts.refundsLowerPrice ? unusedRows(facts, [...costs, ...moved]) : [];
  return [...costs, ...back, ...moved.toSorted(byTime)];
}

/** The kind of row that a line of a price is; every other line is part of the price. */
export const kindOfLine: Readonly<Record<string, LedgerRowKind>> = {
  PERIOD_DISCOUNT: "DISCOUNT",
  PROMOTION: "DISCOUNT",
  DISCOUNT: "DISCOUNT",
  COUPON: "COUPON",
  CHANGE_FEE: "CHANGE_FEE",
  CORRECTION: "CORRECTION",
  GOODWILL: "GOODWILL",
  UNUSED_REFUND: "UNUSED",
};

function priceRows({ lines, agreedAt, changes, contractRefund }: LedgerFacts): LedgerRow[] {
  const applied = changes.toSorted(byTime).map(differenceRow);
  const price = lines.filter(({ code }) => kindOfLine[code] === undefined);
  const amount = sumOfLines(price) - sumOfLines(applied);
  const others = lines.flatMap(({ code, amount: part, label, description }) => {
    const kind = kindOfLine[code];
    if (kind === undefined) return [];
    // A line that is called like its kind, and described no further, has nothing to add.
    const detail = (label === ledgerRowKinds[kind].label ? description : label) || null;
    return [row(kind, { amount: part, at: null, detail })];
  });
  const all = [row("PRICE", { amount, at: agreedAt }), ...applied, ...others];
  const sum = sumOfLines(all);
  if (sum >= 0) return all;
  return [...all, row("CONTRACT_REFUND", { amount: -sum, at: null, state: contractRefund })];
}

/** What a change of days did to the price besides its fee, which is a line of its own; often nothing. */
function differenceRow(
  { detail, beforeAmount, afterLines, at }: ChangeFact,
  index: number,
  all: readonly ChangeFact[],
): LedgerRow {
  const fees = changeFeesIn(afterLines) - changeFeesIn(all[index - 1]?.afterLines ?? []);
  const amount = sumOfLines(afterLines) - beforeAmount - fees;
  return row("CHANGE_DIFFERENCE", { amount, at, detail });
}

/** What refunds took off a price that its lines do not say. */
function unusedRows(facts: LedgerFacts, rows: readonly LedgerRow[]): LedgerRow[] {
  const { total } = totalsOf(rows.filter(({ kind }) => kind !== "EXTRA"));
  const paying = payingOf(facts);
  const again = facts.links.filter((link) => link.isForBalance).flatMap((link) => link.payments);
  const refunds = [...paying, ...again].flatMap((payment) => payment.refunds);
  const back = sumOfLines(refunds.filter(({ kind }) => kind === "REFUND"));
  const unused = total - Math.max(0, sumOfLines(paying) - takenOffDebt(facts.changes) - back);
  if (facts.isCancelled || back === 0 || unused <= 0) return [];
  return [row("UNUSED", { amount: -Math.min(unused, back), at: null })];
}

/**
 * The payments that made up the price. A link pays again what was taken back outside, and so does a payment of the
 * whole after another was taken back as a whole: neither is price, and what is missing lowers none.
 */
function payingOf({ payments }: LedgerFacts): readonly PaymentFact[] {
  const own = payments.filter(({ isWithdrawn }) => !isWithdrawn);
  const whole = own.filter(({ plan }) => plan !== "CHANGE");
  const isGone = ({ amount, refunds }: PaymentFact) => sumOfLines(refunds) >= amount;
  const latest = whole.findLast((payment) => !isGone(payment)) ?? whole.at(-1);
  return own.filter((payment) => payment.plan === "CHANGE" || payment === latest);
}

const kindOfPlan = {
  DEPOSIT: "DEPOSIT",
  FULL: "PAYMENT",
  BALANCE: "BALANCE",
  CHANGE: "CHANGE",
} as const satisfies Readonly<Record<PaidPlan, LedgerRowKind>>;

function paymentRows(payment: PaymentFact): LedgerRow[] {
  const { plan, amount, at, isWithdrawn, method } = payment;
  const detail = paidMethods[method].label;
  const state = isWithdrawn ? "WITHDRAWN" : "DONE";
  return [
    row(kindOfPlan[plan], { amount, at, detail, state }),
    ...payment.refunds.map((back) => refundRow(back, back.kind)),
  ];
}

const stateOfLink = {
  QUOTED: "OPEN",
  WAIT: "OPEN",
  PAYMENT: "DONE",
  DECLINED: "DECLINED",
  EXPIRED: "EXPIRED",
  CANCEL: "CANCELLED",
  REFUNDED: "REFUNDED",
} as const satisfies Readonly<Record<CustomPaymentStatus, LedgerRowState>>;

function linkRows(link: LinkFact): LedgerRow[] {
  const { status, amount, title: detail, url, askedAt, changedAt: at, payments } = link;
  const state = stateOfLink[status];
  if (link.isForBalance) {
    // It asks for no more than the order costs, so one that is not open says nothing that its payments do not.
    const asked = { amount, at, detail, state, askedAt, link: url };
    const paid = payments.flatMap((payment) => paymentRows(payment));
    return state === "OPEN" ? [...paid, row("BALANCE", asked)] : paid;
  }
  const isPaid = state === "DONE" || state === "REFUNDED";
  const counting = isPaid
    ? (payments.findLast((one) => !isLost(one)) ?? payments.at(-1))
    : undefined;
  const past = payments.filter((payment) => payment !== counting);
  // Its amount is what still counts: another link asks for the part that was taken back outside.
  const lost = { amount: sumOfLines(outsideRefundsOf(counting)), refunds: counting?.refunds ?? [] };
  const again = lost.amount === 0 ? past : [...past, lost];
  return [
    row("EXTRA", { amount, at, detail, state, askedAt, link: url }),
    // Those that were taken back outside, so that it was asked for again.
    ...again.map(({ amount: part, refunds }) =>
      row("EXTRA", {
        amount: part,
        at: refunds.findLast(isOutside)?.at ?? at,
        detail,
        state: "TAKEN_BACK",
        askedAt,
      }),
    ),
    ...payments.flatMap(({ refunds }) =>
      refunds.map((back) => refundRow(back, `EXTRA_${back.kind}`)),
    ),
  ];
}

const isOutside = ({ kind }: RefundFact) => kind === "OUTSIDE_REFUND";

const outsideRefundsOf = (payment: PaymentFact | undefined) =>
  payment?.refunds.filter(isOutside) ?? [];

const isLost = (payment: PaymentFact) => sumOfLines(outsideRefundsOf(payment)) >= payment.amount;

function refundRow({ amount, isDone, at }: RefundFact, kind: LedgerRowKind): LedgerRow {
  return row(kind, { amount, at, state: isDone ? "DONE" : "OPEN" });
}

function row(
  kind: LedgerRowKind,
  facts: Pick<LedgerRow, "amount" | "at"> & Partial<LedgerRow>,
): LedgerRow {
  return { kind, state: "DONE", detail: null, askedAt: null, link: null, ...facts };
}

function byTime(a: { readonly at: Date | null }, b: { readonly at: Date | null }): number {
  return (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0);
}
