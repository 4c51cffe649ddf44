import { eraseMember } from "./store.ts";
import type { WithdrawalStep } from "./withdrawal-step.ts";

/** The address book goes, and of the member nothing stays but the number and the answers to consents. */
export const memberWithdrawal: WithdrawalStep = {
  refusal: async () => null,
  forget: eraseMember,
};
