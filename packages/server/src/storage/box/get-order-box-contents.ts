import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findHistories } from "../../subject/history.ts";
import { findContents } from "./content-store.ts";
import { viewContents } from "./content-view.ts";
import { findOwnerOfStorageOrder } from "./find-owner-of-storage-order.ts";
import { findBoxesOfOwnOrder, type Box } from "./store.ts";
import { photosOfBoxes } from "./box-photos.ts";

/** Identifies a member's order of any type. */
export interface OwnOrder {
  readonly orderSerial: string;
  readonly userId: string;
}

/** The boxes of a member's order, which may have none yet; throws not_found for another member's order. */
export async function boxesOfOwnOrder(db: Connection, own: OwnOrder): Promise<readonly Box[]> {
  const boxes = await findBoxesOfOwnOrder(db, own);
  if (boxes.length > 0) return boxes;
  const owner = await findOwnerOfStorageOrder(db, own.orderSerial);
  if (owner !== own.userId) throw new ProblemError("not_found");
  return [];
}

/** The boxes of an order with their contents, pictures and history, as their owner sees them. */
export type OrderBoxesView = Awaited<ReturnType<typeof getOrderBoxContents>>;

/** The boxes of a member's order of any type; throws not_found for another member's order. */
export async function getOrderBoxContents({ db }: Pick<Services, "db">, own: OwnOrder) {
  const boxes = await boxesOfOwnOrder(db, own);
  const ids = boxes.map(({ id }) => id);
  const views = await viewContents(db, await findContents(db, ids), true);
  const contents = Map.groupBy(views, ({ content }) => content.box_id);
  const photos = await photosOfBoxes(db, ids);
  const history = await findHistories<Box["status"]>(db, "BOX", ids);
  return {
    orderSerial: own.orderSerial,
    boxes: boxes.map((box) => ({
      box,
      contents: contents.get(box.id) ?? [],
      photos: photos.get(box.id) ?? [],
      history: history.get(box.id) ?? [],
    })),
  };
}
