import type { Services } from "../../services.ts";
import { accessBox, type BoxVisit } from "./access-box.ts";
import { findContents } from "./content-store.ts";
import { canAdd, canSee, viewContents } from "./content-view.ts";
import { findBox, isOwnBox } from "./store.ts";
import { photosOfBox } from "./box-photos.ts";

/** The contents of a box, as far as the caller may see them. */
export async function listBoxContents(
  { db, keys }: Pick<Services, "db" | "keys">,
  visit: BoxVisit,
) {
  const open = await accessBox({ keys }, visit, (serial) => findBox(db, serial));
  const contents = await findContents(db, [open.box.id]);
  const seen = contents.filter((content) => canSee(open, content));
  const mayAdd = canAdd(open);
  return {
    ...open,
    isOwn: await isOwnBox(db, open.box.id),
    canAdd: mayAdd,
    contents: await viewContents(db, seen, mayAdd),
    photos: open.access === "OWNER" ? await photosOfBox(db, open.box.id) : [],
  };
}
