import { detachFiles } from "../file/attach-files.ts";
import type { WithdrawalStep } from "../member/withdrawal-step.ts";
import { deleteBoxPhotos, findBoxPhotos } from "./box-photo-store.ts";
import { countBoxesInStorage } from "./boxes-of.ts";
import { findContents } from "./content-store.ts";
import { findBoxesBy, updateBoxes } from "./store.ts";
import { takeOut } from "./take-out.ts";

/** The boxes stay with their numbers; what they were called, held and looked like goes. */
export const boxWithdrawal: WithdrawalStep = {
  async refusal(tx, userId) {
    return (await countBoxesInStorage(tx, userId)) > 0 ? "boxes_stored" : null;
  },
  async forget(tx, { userId, now }) {
    const ids = (await findBoxesBy(tx, "user_id", userId)).map(({ id }) => id);
    if (ids.length === 0) return;
    const services = { clock: () => now };
    const contents = await findContents(tx, ids);
    await takeOut(
      tx,
      services,
      contents.map(({ id }) => id),
    );
    const photos = (await findBoxPhotos(tx, ids)).map(({ id }) => id);
    await detachFiles(tx, services, { kind: "BOX_PHOTO", ids: photos });
    await detachFiles(tx, services, { kind: "DAMAGE_EVIDENCE", ids });
    await deleteBoxPhotos(tx, photos);
    await updateBoxes(tx, ids, { name: null, search_jamo: "", search_choseong: "" });
  },
};
