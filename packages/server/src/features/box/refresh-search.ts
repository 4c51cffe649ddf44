import { searchForms } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { findContents } from "./content-store.ts";
import { updateBoxes, type Box } from "./store.ts";

/** Writes what a box is found by, after its name or its contents changed. The box must be locked. */
export async function refreshSearch(
  tx: Tx,
  { id, name }: Pick<Box, "id" | "name">,
  now: Date,
): Promise<void> {
  const contents = await findContents(tx, [id]);
  const forms = [name ?? "", ...contents.map((content) => content.name)].map(searchForms);
  await updateBoxes(tx, [id], {
    name,
    // Nothing that is typed has a line break, so nothing is found across two lines.
    search_jamo: forms.map(({ jamo }) => jamo).join("\n"),
    search_choseong: forms.map(({ choseong }) => choseong).join("\n"),
    updated_at: now,
  });
}
