import { isUnloaded } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { readHistory } from "../../subject/history.ts";
import { balanceLinksOf } from "../../money/custom-payment/balance-links.ts";
import type { LedgerColumns } from "../../money/ledger/ledger-columns.ts";
import { ledgerOf } from "../../money/ledger/ledger-of.ts";
import { paymentsOf } from "../../money/ledger/payments-of.ts";
import { findEstimate, type FoundEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

export type EstimateView = ReturnType<typeof viewOf>;

export async function viewEstimate(db: Connection, estimateId: string): Promise<EstimateView> {
  return viewOf(await findEstimate(db, "id", estimateId));
}

export function viewOf(estimate: FoundEstimate) {
  return {
    estimate,
    payments: paymentsOf(estimate, { withExtras: false }),
    history: readHistory(estimate.history),
    ledger: ledgerOfEstimate(estimate),
  };
}

export function ledgerOfEstimate(
  estimate: LedgerColumns &
    Pick<
      FoundEstimate,
      "status" | "price" | "created_at" | "written_off_amount" | "written_off_at"
    >,
) {
  const { status, price, created_at: agreedAt, written_off_at: at } = estimate;
  return ledgerOf(estimate, {
    lines: price.lines,
    agreedAt,
    isCancelled: status === "CANCEL",
    isBalanceDue: isUnloaded(status),
    refundsLowerPrice: false,
    writeOffs: at === null ? [] : [{ amount: estimate.written_off_amount, at }],
    contractRefund: "OPEN",
  });
}

/** Everything that is paid for an order: the order itself, and the links for its balance. */
export async function paidSubjectsOf(
  db: Connection,
  estimateId: string,
): Promise<readonly PaidSubject[]> {
  return [subjectOfEstimate(estimateId), ...(await balanceLinksOf(db, [estimateId]))];
}
