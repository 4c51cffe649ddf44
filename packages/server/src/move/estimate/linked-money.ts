import { balanceDue, moveBalance } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { LinkedMove } from "../../subject/linked-orders.ts";
import { moneyOf, rejectionOfBalance } from "./estimate-money.ts";
import { addLinkedAmount, lockEstimateById, lockEstimateBySerial } from "./store.ts";

/** Locks the move whose balance a link pays, for its payments and refunds; null for a link that pays none. */
export async function lockLinkedMove(
  tx: Tx,
  { balance_of: estimateId }: { readonly balance_of: string | null },
): Promise<LinkedMove | null> {
  if (estimateId === null) return null;
  const estimate = await lockEstimateById(tx, estimateId);
  return {
    estimateId,
    refusal: (amount) => rejectionOfBalance(estimate, amount),
    async add(amount) {
      await addLinkedAmount(tx, estimateId, amount);
      const linked_amount = estimate.linked_amount + amount;
      return moveBalance(moneyOf({ ...estimate, linked_amount }));
    },
  };
}

/** Locks a move and returns how much of its balance is due now; throws `not_found` when none has this serial. */
export async function lockBalanceOfMove(
  tx: Tx,
  serial: string,
): Promise<{ readonly estimateId: string; readonly due: number }> {
  const estimate = await lockEstimateBySerial(tx, serial);
  return { estimateId: estimate.id, due: balanceDue(moneyOf(estimate)) };
}
