import { awaitsPayment, changeFeesIn, moveBalance, type MoveMoney } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { EstimatesTable } from "../../db/tables.ts";
import type { PaymentRejection } from "../payment/payment.ts";

type Row = Pick<
  Selectable<EstimatesTable>,
  "status" | "total_amount" | "paid_amount" | "linked_amount"
>;

/** Part of what an order costs that is a fee for moving its visits. */
export function changeFeeOf({ price }: Pick<Selectable<EstimatesTable>, "price">): number {
  return changeFeesIn(price.lines);
}

/** What was paid for an order in any way, and what it costs. */
export function moneyOf(estimate: Row): MoveMoney {
  return {
    status: estimate.status,
    totalAmount: estimate.total_amount,
    paidAmount: estimate.paid_amount + estimate.linked_amount,
  };
}

/** Why money for the balance of an order goes straight back; null when the order takes it. */
export function rejectionOfBalance(estimate: Row, amount: number): PaymentRejection | null {
  if (estimate.status === "CANCEL" || awaitsPayment(estimate.status)) return "state_conflict";
  const balance = moveBalance(moneyOf(estimate));
  if (balance === 0) return "already_paid";
  return amount > balance ? "amount_mismatch" : null;
}
