import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { deleteNumbersOf } from "./password-number-store.ts";

/** Invalidates a password number that was sent shortly before. */
export const identityWithdrawal: WithdrawalStep = {
  refusal: async () => null,
  forget: (tx, { userId }) => deleteNumbersOf(tx, userId),
};
