import type { Connection } from "../../db/tables.ts";
import { findHistories } from "../../subject/history.ts";
import { findContents } from "./content-store.ts";
import type { Box } from "./store.ts";

/** The boxes of an order with their contents and their history, as their owner sees them. */
export type OrderBoxesView = Awaited<ReturnType<typeof viewOrderBoxes>>;

export async function viewOrderBoxes(
  db: Connection,
  { orderSerial, boxes }: { readonly orderSerial: string; readonly boxes: readonly Box[] },
) {
  const ids = boxes.map(({ id }) => id);
  const contents = Map.groupBy(await findContents(db, ids), ({ box_id: boxId }) => boxId);
  const history = await findHistories<Box["status"]>(db, "BOX", ids);
  return {
    orderSerial,
    boxes: boxes.map((box) => ({
      box,
      contents: contents.get(box.id) ?? [],
      history: history.get(box.id) ?? [],
    })),
  };
}
