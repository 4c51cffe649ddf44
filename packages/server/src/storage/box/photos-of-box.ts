import type { Connection } from "../../db/tables.ts";
import { photosOn } from "../../platform/file/photos.ts";
import type { PhotoOfBox } from "../../subject/damaged-things.ts";
import { findBoxPhotos } from "./box-photo-store.ts";
import { findContents } from "./content-store.ts";
import { photosOfContents } from "./content-view.ts";

/** All pictures of a box from packing to return, oldest first. Those of its contents count as packing. */
export async function photosOfBox(db: Connection, boxId: string): Promise<readonly PhotoOfBox[]> {
  const contents = await findContents(db, [boxId]);
  const sent = [...(await photosOfContents(db, contents)).values()].flat();
  const packed = sent.map((file) => ({ kind: "PACKING", file, at: file.created_at }) as const);
  const taken = (await photosOfBoxes(db, [boxId])).get(boxId) ?? [];
  return [...packed, ...taken].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Pictures that operators took of these boxes, by box id. */
export async function photosOfBoxes(db: Connection, boxIds: readonly string[]) {
  const photos = await findBoxPhotos(db, boxIds);
  const files = await photosOn(db, { kind: "BOX_PHOTO", ids: photos.map(({ id }) => id) });
  const taken = photos.flatMap((photo) =>
    (files.get(photo.id) ?? []).map((file) => ({ ...photo, file })),
  );
  return Map.groupBy(taken, ({ box_id: boxId }) => boxId);
}
