import type { OrderLedger as WireLedger } from "@damadum/sdk/model";
import type { OrderLedger } from "@damadum/domain";
import { toInstantOrNull } from "../../http/instant.ts";

/** A ledger in the shape of the API contract. */
export function toLedger(ledger: OrderLedger): WireLedger {
  return {
    rows: ledger.rows.map(({ askedAt, at, ...row }) => ({
      ...row,
      at: toInstantOrNull(at),
      asked_at: toInstantOrNull(askedAt),
    })),
    total_amount: ledger.total,
    paid_amount: ledger.paid,
    balance_amount: ledger.balance,
    due_amount: ledger.due,
    to_pay_amount: ledger.toPay,
    extra_amount: ledger.extra,
    cancel_fee_amount: ledger.cancelFee,
    refund_amount: ledger.refund,
    refund_pending_amount: ledger.refundPending,
    compensation_amount: ledger.compensation,
    written_off_amount: ledger.writtenOff,
  };
}
