import type { BoxPhotoKind } from "@damadum/contract/operations";
import type { Connection } from "../../db/tables.ts";
import type { toPhoto } from "../file/photos.ts";
import { findContents } from "./content-store.ts";
import { photosOfContents } from "./content-view.ts";
import { photosOfBoxes } from "./photos-of-boxes.ts";

/** A picture of a box or of its contents, and when it was taken. */
export interface PhotoOfBox {
  readonly kind: BoxPhotoKind;
  readonly file: Parameters<typeof toPhoto>[0] & { readonly created_at: Date };
  readonly at: Date;
}

/** All pictures of a box from packing to return, oldest first. Those of its contents count as packing. */
export async function photosOfBox(db: Connection, boxId: string): Promise<readonly PhotoOfBox[]> {
  const contents = await findContents(db, [boxId]);
  const sent = [...(await photosOfContents(db, contents)).values()].flat();
  const packed = sent.map((file) => ({ kind: "PACKING", file, at: file.created_at }) as const);
  const taken = (await photosOfBoxes(db, [boxId])).get(boxId) ?? [];
  const onTheWay = taken.map(({ kind, file, at }) => ({ kind, file, at }));
  return [...packed, ...onTheWay].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
