import { searchColumns } from "../../db/search-text.ts";
import type { Tx } from "../../db/tables.ts";
import { findContents } from "./content-store.ts";
import { updateBoxes, type Box } from "./store.ts";

/** Stores a box's name and search columns after its name or contents changed. The box must be locked. */
export async function refreshSearch(
  tx: Tx,
  { id, name }: Pick<Box, "id" | "name">,
  now: Date,
): Promise<void> {
  const contents = await findContents(tx, [id]);
  const search = searchColumns([name ?? "", ...contents.map((content) => content.name)]);
  await updateBoxes(tx, [id], { name, ...search, updated_at: now });
}
