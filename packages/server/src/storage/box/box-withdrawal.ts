import type { WithdrawalStep } from "../../subject/withdrawal-step.ts";
import { emptyBoxes } from "./empty-boxes.ts";
import { findBoxesBy } from "./store.ts";

/**
 * Keeps the boxes with their numbers, and erases their names, contents and pictures; `storageWithdrawal` refuses while
 * some are stored.
 */
export const boxWithdrawal: WithdrawalStep = {
  async forget(tx, { userId, now }) {
    const boxes = await findBoxesBy(tx, "user_id", userId);
    await emptyBoxes(
      tx,
      boxes.map(({ id }) => id),
      now,
    );
  },
};
