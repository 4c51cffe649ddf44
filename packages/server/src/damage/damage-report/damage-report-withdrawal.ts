import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";
import { deleteDraftsOf } from "./store.ts";

/** Deletes drafts. The law wants sent reports kept under the member's number for three years, as for any dispute. */
export const damageReportWithdrawal: WithdrawalStep = {
  forget: (tx, { userId }) => deleteDraftsOf(tx, userId),
};
