import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";
import { findFilesOf, releaseFiles } from "./store.ts";

/** Releases the pictures that the member uploaded; the worker removes them a day later. */
export const fileWithdrawal: WithdrawalStep = {
  async forget(tx, { userId, now }) {
    await releaseFiles(tx, await findFilesOf(tx, userId), { now });
  },
};
