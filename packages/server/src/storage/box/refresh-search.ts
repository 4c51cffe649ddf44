import { searchColumns } from "../../db/search-text.ts";
import type { Tx } from "../../db/tables.ts";
import { findContents } from "./content-store.ts";
import { updateBoxTexts, type Box } from "./store.ts";

/** Stores names and search columns of boxes after their names or contents changed. The boxes must be locked. */
export async function refreshSearch(
  tx: Tx,
  boxes: readonly Pick<Box, "id" | "name">[],
  now: Date,
): Promise<void> {
  const ids = boxes.map(({ id }) => id);
  const contents = Map.groupBy(await findContents(tx, ids), ({ box_id: id }) => id);
  const texts = boxes.map(({ id, name }) => {
    const names = (contents.get(id) ?? []).map((content) => content.name);
    return { id, name, ...searchColumns([name ?? "", ...names]) };
  });
  await updateBoxTexts(tx, texts, now);
}
