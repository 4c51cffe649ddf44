import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { disconnectSocialAccounts } from "./social-accounts.ts";
import { forgetAddresses } from "./store.ts";

/** The provider's account can join again, and it is no longer known from where the member logged in. */
export const sessionWithdrawal: WithdrawalStep = {
  refusal: async () => null,
  async forget(tx, { userId }) {
    await disconnectSocialAccounts(tx, userId);
    await forgetAddresses(tx, userId);
  },
};
