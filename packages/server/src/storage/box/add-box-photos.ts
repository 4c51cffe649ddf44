import type { Tx } from "../../db/tables.ts";
import type { BoxPhotoKind } from "@damadum/sdk/model";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { attachFiles } from "../../platform/file/attach-files.ts";
import { countBoxPhotos, insertBoxPhoto } from "./box-photo-store.ts";
import { lockBox } from "./store.ts";

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
  for (const fileId of fileIds) {
    const id = services.ids.uuid();
    await insertBoxPhoto(tx, { id, box_id: box.id, kind, at: services.clock() });
    await attachFiles(tx, services, {
      owner: { userId: operatorId, visitorKeyHash: null },
      fileIds: [fileId],
      subject: { kind: "BOX_PHOTO", id },
      readerId: box.user_id,
    });
  }
}
