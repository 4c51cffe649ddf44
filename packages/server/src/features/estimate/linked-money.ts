import { balanceDue, moveBalance } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { PaymentRejection } from "../payment/payment.ts";
import { moneyOf, rejectionOfBalance } from "./estimate-money.ts";
import { addLinkedAmount, lockEstimateById, lockEstimateBySerial } from "./store.ts";

/** A locked move whose balance is paid by a link. */
export interface LinkedMove {
  readonly estimateId: string;
  /** Why the move does not accept this amount; null when it does. */
  refusal(amount: number): PaymentRejection | null;
  /** Adds to the amount paid through links; a refund is negative. */
  add(amount: number): Promise<{ readonly isSettled: boolean }>;
}

/** Locks a move for payments and refunds through a link for its balance. */
export async function applyLinkedPayments(tx: Tx, estimateId: string): Promise<LinkedMove> {
  const estimate = await lockEstimateById(tx, estimateId);
  return {
    estimateId,
    refusal: (amount) => rejectionOfBalance(estimate, amount),
    async add(amount) {
      await addLinkedAmount(tx, estimateId, amount);
      return { isSettled: moveBalance(moneyOf(estimate)) <= amount };
    },
  };
}

/** Locks a move and returns how much of its balance is due now; null when no move has this serial. */
export async function lockBalanceOfMove(
  tx: Tx,
  serial: string,
): Promise<{ readonly estimateId: string; readonly due: number } | null> {
  const estimate = await lockEstimateBySerial(tx, serial);
  return estimate && { estimateId: estimate.id, due: balanceDue(moneyOf(estimate)) };
}
