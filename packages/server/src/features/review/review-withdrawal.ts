import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { deleteReviewsOf } from "./store.ts";

/** Deletes the member's reviews; the files' own step deletes the pictures. */
export const reviewWithdrawal: WithdrawalStep = {
  refusal: () => Promise.resolve(null),
  forget: (tx, { userId }) => deleteReviewsOf(tx, userId),
};
