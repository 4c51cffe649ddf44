import {
  awaitsPayment,
  cancelFee,
  changeFeesIn,
  moveBalance,
  todayInSeoul,
  type MoveMoney,
} from "@damadum/domain";
import type { Selectable } from "kysely";
import type { EstimatesTable } from "../../db/tables.ts";
import type { PaymentRejection } from "../../money/payment/payment.ts";

type Row = Pick<
  Selectable<EstimatesTable>,
  "status" | "total_amount" | "paid_amount" | "linked_amount" | "written_off_amount"
>;

/** An order's total, and what was paid for it directly and through links. */
export function moneyOf(estimate: Row): MoveMoney {
  return {
    status: estimate.status,
    totalAmount: estimate.total_amount,
    paidAmount: estimate.paid_amount + estimate.linked_amount,
    writtenOffAmount: estimate.written_off_amount,
  };
}

/** Won kept when an order is cancelled now by its customer's fault; null when a member cannot cancel it. */
export function cancelFeeOf(estimate: Selectable<EstimatesTable>, now: Date): number | null {
  return cancelFee({
    ...moneyOf(estimate),
    changeFeeAmount: changeFeesIn(estimate.price.lines),
    moveDate: estimate.move_date,
    today: todayInSeoul(now),
  });
}

/** Why a payment of an order's balance must go back; null when the order accepts it. */
export function rejectionOfBalance(estimate: Row, amount: number): PaymentRejection | null {
  if (estimate.status === "CANCEL" || awaitsPayment(estimate.status)) return "state_conflict";
  const balance = moveBalance(moneyOf(estimate));
  if (balance === 0) return "already_paid";
  return amount > balance ? "amount_mismatch" : null;
}
