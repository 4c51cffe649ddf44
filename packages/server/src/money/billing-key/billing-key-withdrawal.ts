import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";
import { expirePreparationsOf, findBillingKeys, markDeleted } from "./store.ts";

/** Deletes the billing keys here; the worker removes deleted and abandoned ones at the provider. */
export const billingKeyWithdrawal: WithdrawalStep = {
  async forget(tx, { userId, now }) {
    for (const { payment_id: paymentId } of await findBillingKeys(tx, userId)) {
      await markDeleted(tx, paymentId, now);
    }
    await expirePreparationsOf(tx, { userId, now });
  },
};
