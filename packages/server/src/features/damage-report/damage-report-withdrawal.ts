import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { deleteDraftsOf } from "./store.ts";

/** What was sent stays under the member's number for three years, as the law wants of disputes; drafts go. */
export const damageReportWithdrawal: WithdrawalStep = {
  refusal: () => Promise.resolve(null),
  forget: (tx, { userId }) => deleteDraftsOf(tx, userId),
};
