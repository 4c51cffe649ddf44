import type { Connection, Tx } from "../../db/tables.ts";
import { photosOn } from "../../platform/file/photos.ts";
import type { PhotoOfBox } from "../../subject/damaged-things.ts";
import { findBoxPhotos, countBoxPhotos, insertBoxPhotos } from "./box-photo-store.ts";
import { findContents } from "./content-store.ts";
import { photosOfContents } from "./content-view.ts";
import type { Services } from "../../services.ts";
import { keepEvidence } from "../../damage/damage-report/keep-evidence.ts";
import { attachAllFiles, type FileOwner } from "../../platform/file/attach-files.ts";
import { type Box, lockBox } from "./store.ts";
import type { BoxPhotoKind } from "@damadum/sdk/model";
import { ProblemError } from "../../http/problem-error.ts";

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

/**
 * Replaces the pictures of contents of an owner's boxes, which the owner can read too. Pictures no longer listed are
 * detached, except those sent with a damage report. `field` is their path in the body, for the issue raised when
 * pictures are not the sender's.
 */
export async function attachContentPhotos(
  tx: Tx,
  services: Pick<Services, "clock">,
  input: {
    readonly box: Pick<Box, "user_id">;
    readonly sender: FileOwner;
    readonly contents: readonly {
      readonly id: string;
      readonly fileIds: readonly string[];
      readonly field: string;
    }[];
  },
): Promise<void> {
  const { box, sender, contents } = input;
  await keepEvidence(tx, contents);
  await attachAllFiles(tx, services, {
    // A logged-in member uploads as that member, whatever key the device holds.
    owner: sender.userId === null ? sender : { ...sender, visitorKeyHash: null },
    kind: "BOX_CONTENT",
    readerId: box.user_id,
    lists: contents.map(({ id: subjectId, fileIds, field }) => ({ subjectId, fileIds, field })),
  });
}

/** Maximum number of pictures that operators add to one box. */
const MAX_PHOTOS = 40;

/** Stores pictures that an operator took of a box, readable by the box's owner. */
export async function addBoxPhotos(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  input: {
    readonly serial: string;
    readonly kind: BoxPhotoKind;
    readonly operatorId: string;
    readonly fileIds: readonly string[];
  },
): Promise<void> {
  const { serial, kind, operatorId, fileIds } = input;
  const box = await lockBox(tx, serial);
  if (box === null || box.user_id === null) throw new ProblemError("not_found");
  if ((await countBoxPhotos(tx, box.id)) + fileIds.length > MAX_PHOTOS) {
    throw new ProblemError("content_limit");
  }
  const at = services.clock();
  const photos = fileIds.map((fileId) => ({ id: services.ids.uuid(), fileId }));
  await insertBoxPhotos(
    tx,
    photos.map(({ id }) => ({ id, box_id: box.id, kind, at })),
  );
  await attachAllFiles(tx, services, {
    owner: { userId: operatorId, visitorKeyHash: null },
    kind: "BOX_PHOTO",
    readerId: box.user_id,
    lists: photos.map(({ id, fileId }) => ({
      subjectId: id,
      fileIds: [fileId],
      field: "file_ids",
    })),
  });
}
