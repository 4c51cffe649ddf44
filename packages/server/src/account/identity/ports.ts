import type { WithdrawalStep } from "../../subject/composition.ts";
import { disconnectSocialAccounts } from "../session/social-accounts.ts";
import { forgetAddresses } from "../session/store.ts";

/** Invalidates a password number that was sent shortly before. */
export const identityWithdrawal: WithdrawalStep = {
  async forget(tx, { userId }) {
    await tx.deleteFrom("password_numbers").where("user_id", "=", userId).execute();
  },
};

/** Frees the social accounts for another signup, and erases the addresses from which the member logged in. */
export const sessionWithdrawal: WithdrawalStep = {
  async forget(tx, { userId }) {
    await disconnectSocialAccounts(tx, userId);
    await forgetAddresses(tx, userId);
  },
};
