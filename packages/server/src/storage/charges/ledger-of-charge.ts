import { formatKoreanDate } from "@damadum/domain";
import { ledgerOf } from "../../money/ledger/ledger-of.ts";
import type { WholeCharge } from "./store.ts";

export function ledgerOfCharge(charge: WholeCharge) {
  const { status, amount, from_date: from, created_at: agreedAt } = charge;
  const label = `${formatKoreanDate(from)}부터 한 달`;
  return ledgerOf(charge, {
    lines: [{ code: "MONTH", label, description: "", amount }],
    agreedAt,
    // The order or change that ended the contract has paid for it.
    isCancelled: status === "SETTLED",
    isBalanceDue: true,
    refundsLowerPrice: true,
    contractRefund: "OPEN",
  });
}
