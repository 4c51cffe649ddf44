import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { deleteLinksOf } from "./store.ts";

/** Deletes the member's links, because on the day of a delivery they would still show where it went. */
export const receiverLinkWithdrawal: WithdrawalStep = {
  refusal: () => Promise.resolve(null),
  forget: (tx, { userId }) => deleteLinksOf(tx, userId),
};
