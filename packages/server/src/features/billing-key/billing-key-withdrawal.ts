import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { expirePreparationsOf, findBillingKeys, markDeleted } from "./store.ts";

/** The ways to pay go; the provider is told by the works that remove deleted and abandoned ones. */
export const billingKeyWithdrawal: WithdrawalStep = {
  refusal: async () => null,
  async forget(tx, { userId, now }) {
    for (const { payment_id: paymentId } of await findBillingKeys(tx, userId)) {
      await markDeleted(tx, { paymentId, now });
    }
    await expirePreparationsOf(tx, { userId, now });
  },
};
