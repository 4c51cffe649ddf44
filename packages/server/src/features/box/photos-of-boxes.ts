import type { Connection } from "../../db/tables.ts";
import { photosOn } from "../file/photos.ts";
import { findBoxPhotos } from "./box-photo-store.ts";

/** Pictures that operators took of these boxes, by box id. */
export async function photosOfBoxes(db: Connection, boxIds: readonly string[]) {
  const photos = await findBoxPhotos(db, boxIds);
  const files = await photosOn(db, { kind: "BOX_PHOTO", ids: photos.map(({ id }) => id) });
  const taken = photos.flatMap((photo) =>
    (files.get(photo.id) ?? []).map((file) => ({ ...photo, file })),
  );
  return Map.groupBy(taken, ({ box_id: boxId }) => boxId);
}
