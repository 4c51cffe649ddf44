import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";

/** Deletes the member's reviews; the files' own step deletes the pictures. */
export const reviewWithdrawal: WithdrawalStep = {
  async forget(tx, { userId }) {
    await tx.deleteFrom("reviews").where("user_id", "=", userId).execute();
  },
};
