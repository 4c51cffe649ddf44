import type { Tx } from "../../db/tables.ts";
import type { BoxUpdate } from "../../generated/operations.ts";
import type { Services } from "../../services.ts";
import {
  deleteContents,
  insertContent,
  updateContent,
  type StoredContent,
} from "./content-store.ts";
import { refreshSearch } from "./refresh-search.ts";
import type { Box } from "./store.ts";

/** Gives a locked box this name and these contents: named ones change, new ones are added, missing ones go. */
export async function replaceContents(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  given: {
    readonly box: Box;
    readonly before: readonly StoredContent[];
    readonly update: BoxUpdate;
  },
): Promise<void> {
  const { box, before, update } = given;
  const now = clock();
  const kept = new Set(update.contents.map(({ content_id: id }) => id));
  await deleteContents(
    tx,
    before.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  for (const [position, { content_id: id, name, count, memo }] of update.contents.entries()) {
    const changes = { position, name, count, memo: memo ?? null, updated_at: now };
    if (id === undefined) {
      await insertContent(tx, { ...changes, id: ids.uuid(), box_id: box.id, created_at: now });
    } else {
      await updateContent(tx, id, changes);
    }
  }
  const name = update.name?.trim() ?? "";
  await refreshSearch(tx, { id: box.id, name: name === "" ? null : name }, now);
}
