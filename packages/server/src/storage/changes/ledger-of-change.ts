import { ledgerOf } from "../../money/ledger/ledger-of.ts";
import type { WholeChange } from "./store.ts";

/** The ledger of a change of a contract, which is paid before it applies. */
export function ledgerOfChange(change: WholeChange) {
  const { status, price, created_at: agreedAt } = change;
  const isCancelled = status === "CANCEL";
  const isApplied = status === "APPLIED";
  const contractRefund = isApplied ? "DONE" : "OPEN";
  return ledgerOf(change, {
    lines: price.lines,
    agreedAt,
    isCancelled,
    isBalanceDue: isApplied,
    refundsLowerPrice: true,
    contractRefund: isCancelled ? "CANCELLED" : contractRefund,
  });
}
