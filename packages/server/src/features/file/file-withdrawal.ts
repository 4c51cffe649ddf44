import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { findFilesOf, releaseFiles } from "./store.ts";

/** Pictures go with the one who sent them; the worker removes them a day later. */
export const fileWithdrawal: WithdrawalStep = {
  refusal: () => Promise.resolve(null),
  async forget(tx, { userId, now }) {
    await releaseFiles(tx, await findFilesOf(tx, userId), { now });
  },
};
