import { seoulInstant } from "../calendar/seoul-instant.ts";
import type { Line } from "../money/totals.ts";
import type { LedgerFacts, LinkFact, PaymentFact, RefundFact } from "../ledger/ledger-facts.ts";

export const at = seoulInstant("2026-11-27", "12:00");
export const line = (code: string, amount: number): Line<string> => ({
  code,
  label: code,
  description: "",
  amount,
});
export const paidNothing: LedgerFacts = {
  lines: [line("BASE", 202_900)],
  agreedAt: at,
  isCancelled: false,
  isBalanceDue: false,
  refundsLowerPrice: false,
  payments: [],
  links: [],
  changes: [],
  cancelFees: [],
  compensations: [],
  writeOffs: [],
  cashReceipts: [],
  contractRefund: "OPEN",
};
export const payment = (plan: PaymentFact["plan"], amount: number): PaymentFact => ({
  plan,
  method: "CARD",
  amount,
  at,
  isWithdrawn: false,
  refunds: [],
});
export const refund = (
  amount: number,
  isDone = true,
  kind: RefundFact["kind"] = "REFUND",
): RefundFact => ({
  kind,
  amount,
  isDone,
  at,
});
export const openExtra: LinkFact = {
  isForBalance: false,
  title: "사다리차 추가",
  url: "a2b3c4",
  status: "QUOTED",
  amount: 100_000,
  askedAt: at,
  changedAt: at,
  payments: [],
};
export const paidExtra: LinkFact = {
  ...openExtra,
  status: "PAYMENT",
  payments: [payment("FULL", 100_000)],
};
