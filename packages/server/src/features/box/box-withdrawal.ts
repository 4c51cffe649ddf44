import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { countBoxesInStorage } from "./boxes-of.ts";
import { emptyBoxes } from "./empty-boxes.ts";
import { findBoxesBy } from "./store.ts";

/** The boxes stay with their numbers; what they were called, held and looked like goes. */
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
