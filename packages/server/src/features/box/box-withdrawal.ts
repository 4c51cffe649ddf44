import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { countBoxesInStorage } from "./boxes-of.ts";
import { emptyBoxes } from "./empty-boxes.ts";
import { findBoxesBy } from "./store.ts";

/** Keeps the boxes with their numbers, and erases their names, contents and pictures. */
export const boxWithdrawal: WithdrawalStep = {
  async refusal(tx, userId) {
    return (await countBoxesInStorage(tx, userId)) > 0 ? "boxes_stored" : null;
  },
  async forget(tx, { userId, now }) {
    const boxes = await findBoxesBy(tx, "user_id", userId);
    await emptyBoxes(
      tx,
      boxes.map(({ id }) => id),
      now,
    );
  },
};
