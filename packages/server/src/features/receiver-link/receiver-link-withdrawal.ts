import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { deleteLinksOf } from "./store.ts";

/** On the day of a delivery its link still shows where it went: nobody sees that of a member who has left. */
export const receiverLinkWithdrawal: WithdrawalStep = {
  refusal: () => Promise.resolve(null),
  forget: (tx, { userId }) => deleteLinksOf(tx, userId),
};
