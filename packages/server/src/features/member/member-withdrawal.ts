import { eraseMember } from "./store.ts";
import type { WithdrawalStep } from "./withdrawal-step.ts";

/** Deletes the address book and erases the member, except for the number and the answers to consents. */
export const memberWithdrawal: WithdrawalStep = {
  refusal: async () => null,
  forget: eraseMember,
};
