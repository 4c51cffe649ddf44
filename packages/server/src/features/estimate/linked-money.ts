import { balanceDue, moveBalance } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { PaymentRejection } from "../payment/payment.ts";
import { moneyOf, rejectionOfBalance } from "./estimate-money.ts";
import { lockEstimate } from "./lock-estimate.ts";
import { addLinkedAmount, lockEstimateBySerial } from "./store.ts";

/** A locked move whose balance is paid by a link. */
export interface LinkedMove {
  readonly estimateId: string;
  /** Why the move does not take so much; null when it does. */
  refusal(amount: number): PaymentRejection | null;
  /** Adds to what links brought; what goes back is negative. */
  add(amount: number): Promise<{ readonly isSettled: boolean }>;
}

/** Locks a move for money that comes or goes through a link for its balance. */
export async function applyLinkedPayments(tx: Tx, estimateId: string): Promise<LinkedMove> {
  const estimate = await lockEstimate(tx, estimateId);
  return {
    estimateId,
    refusal: (amount) => rejectionOfBalance(estimate, amount),
    async add(amount) {
      await addLinkedAmount(tx, estimateId, amount);
      return { isSettled: moveBalance(moneyOf(estimate)) <= amount };
    },
  };
}

/** A locked move with what of its balance can be paid now; null where there is none of this serial. */
export async function lockBalanceOfMove(
  tx: Tx,
  serial: string,
): Promise<{ readonly estimateId: string; readonly due: number } | null> {
  const estimate = await lockEstimateBySerial(tx, serial);
  return estimate && { estimateId: estimate.id, due: balanceDue(moneyOf(estimate)) };
}
