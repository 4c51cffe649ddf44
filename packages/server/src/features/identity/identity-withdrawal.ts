import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { deleteNumbersOf } from "./password-number-store.ts";

/** A number that was sent shortly before is worth nothing any more. */
export const identityWithdrawal: WithdrawalStep = {
  refusal: async () => null,
  forget: (tx, { userId }) => deleteNumbersOf(tx, userId),
};
