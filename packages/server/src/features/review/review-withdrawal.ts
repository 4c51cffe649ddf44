import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { deleteReviewsOf } from "./store.ts";

/** What a member wrote goes with the member; the pictures go by the files' own step. */
export const reviewWithdrawal: WithdrawalStep = {
  refusal: () => Promise.resolve(null),
  forget: (tx, { userId }) => deleteReviewsOf(tx, userId),
};
