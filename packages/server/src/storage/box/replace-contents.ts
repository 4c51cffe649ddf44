import type { Tx } from "../../db/tables.ts";
import type { BoxUpdate } from "@damadum/sdk/model";
import type { Services } from "../../services.ts";
import { attachContentPhotos } from "./attach-content-photos.ts";
import { insertContent, updateContent, type StoredContent } from "./content-store.ts";
import { refreshSearch } from "./refresh-search.ts";
import type { Box } from "./store.ts";
import { deleteContentsWithPhotos } from "./delete-contents-with-photos.ts";

type Needs = Pick<Services, "clock" | "ids">;

/** Sets a locked box's name and contents: updates those with an id, adds those without, deletes those not listed. */
export async function replaceContents(
  tx: Tx,
  services: Needs,
  input: {
    readonly box: Box;
    readonly before: readonly StoredContent[];
    readonly update: BoxUpdate;
    /** Path of the update in the body. */
    readonly field: string;
  },
): Promise<void> {
  const { box, before, update, field } = input;
  const now = services.clock();
  const kept = new Set(update.contents.map(({ content_id: id }) => id));
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id));
  await deleteContentsWithPhotos(tx, services, gone);
  const sender = { userId: box.user_id, visitorKeyHash: null };
  for (const [position, sent] of update.contents.entries()) {
    const contentId = await write(tx, services, { boxId: box.id, position, sent, now });
    await attachContentPhotos(tx, services, {
      box,
      contentId,
      sender,
      fileIds: sent.file_ids,
      field: `${field}.contents.${position}.file_ids`,
    });
  }
  const name = update.name?.trim() ?? "";
  await refreshSearch(tx, { id: box.id, name: name === "" ? null : name }, now);
}

async function write(
  tx: Tx,
  { ids }: Needs,
  input: {
    readonly boxId: string;
    readonly position: number;
    readonly sent: BoxUpdate["contents"][number];
    readonly now: Date;
  },
): Promise<string> {
  const { boxId, position, sent, now } = input;
  const { content_id: id, name, count, memo = null } = sent;
  const changes = { position, name, count, memo, updated_at: now };
  if (id !== undefined) return (await updateContent(tx, id, changes)).id;
  const content = { ...changes, id: ids.uuid(), box_id: boxId, created_at: now };
  return (await insertContent(tx, content)).id;
}
