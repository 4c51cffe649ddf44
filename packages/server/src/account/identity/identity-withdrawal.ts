import type { WithdrawalStep } from "../../subject/composition.ts";

/** Invalidates a password number that was sent shortly before. */
export const identityWithdrawal: WithdrawalStep = {
  async forget(tx, { userId }) {
    await tx.deleteFrom("password_numbers").where("user_id", "=", userId).execute();
  },
};
