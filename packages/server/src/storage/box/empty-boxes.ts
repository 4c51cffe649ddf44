import type { Tx } from "../../db/tables.ts";
import { detachFiles } from "../../platform/file/attach-files.ts";
import { deleteBoxPhotos, findBoxPhotos } from "./box-photo-store.ts";
import { findContents } from "./content-store.ts";
import { updateBoxes } from "./store.ts";
import { deleteContentsWithPhotos } from "./delete-contents-with-photos.ts";

/** Erases the names, contents and pictures of locked boxes; their numbers and states stay. */
export async function emptyBoxes(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const services = { clock: () => now };
  const contents = await findContents(tx, ids);
  await deleteContentsWithPhotos(
    tx,
    services,
    contents.map(({ id }) => id),
  );
  const photos = (await findBoxPhotos(tx, ids)).map(({ id }) => id);
  await detachFiles(tx, services, { kind: "BOX_PHOTO", ids: photos });
  await detachFiles(tx, services, { kind: "DAMAGE_EVIDENCE", ids });
  await deleteBoxPhotos(tx, photos);
  await updateBoxes(tx, ids, { name: null, search_jamo: "", search_choseong: "" });
}
