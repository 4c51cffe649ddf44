import { balanceDue, moveBalance } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { LinkedMoney } from "../../subject/paid-subject.ts";
import { moneyOf, rejectionOfBalance } from "./estimate-money.ts";
import { addLinkedAmount, type LockedEstimate } from "./store.ts";

/** What links pay of a locked move's balance. */
export function linkedMoneyOf(tx: Tx, estimate: LockedEstimate): LinkedMoney {
  return {
    due: balanceDue(moneyOf(estimate)),
    // Without a link it is paid once the move is unloaded.
    isOnlyByLink: false,
    userId: estimate.user_id,
    orderSerial: estimate.serial,
    refusal: (amount) => rejectionOfBalance(estimate, amount),
    async add(amount) {
      await addLinkedAmount(tx, estimate.id, amount);
      const linked_amount = estimate.linked_amount + amount;
      return moveBalance(moneyOf({ ...estimate, linked_amount }));
    },
  };
}
