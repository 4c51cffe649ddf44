import type { Connection } from "../../db/tables.ts";
import { findHistories } from "../../subject/history.ts";
import { findContents } from "./content-store.ts";
import { viewContents } from "./content-view.ts";
import { photosOfBoxes } from "./photos-of-boxes.ts";
import type { Box } from "./store.ts";

/** The boxes of an order with their contents, pictures and history, as their owner sees them. */
export type OrderBoxesView = Awaited<ReturnType<typeof viewOrderBoxes>>;

export async function viewOrderBoxes(
  db: Connection,
  { orderSerial, boxes }: { readonly orderSerial: string; readonly boxes: readonly Box[] },
) {
  const ids = boxes.map(({ id }) => id);
  const views = await viewContents(db, await findContents(db, ids), true);
  const contents = Map.groupBy(views, ({ content }) => content.box_id);
  const photos = await photosOfBoxes(db, ids);
  const history = await findHistories<Box["status"]>(db, "BOX", ids);
  return {
    orderSerial,
    boxes: boxes.map((box) => ({
      box,
      contents: contents.get(box.id) ?? [],
      photos: photos.get(box.id) ?? [],
      history: history.get(box.id) ?? [],
    })),
  };
}
