import { disconnectSocialAccounts } from "./social-accounts.ts";
import { forgetAddresses } from "./store.ts";
import type { WithdrawalStep } from "../../subject/composition.ts";

/** Frees the social accounts for another signup, and erases the addresses from which the member logged in. */
export const sessionWithdrawal: WithdrawalStep = {
  async forget(tx, { userId }) {
    await disconnectSocialAccounts(tx, userId);
    await forgetAddresses(tx, userId);
  },
};
