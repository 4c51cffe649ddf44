import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOwnerOfStorageOrder } from "../storage/find-owner-of-storage-order.ts";
import { viewOrderBoxes, type OrderBoxesView } from "./order-boxes.ts";
import { findBoxesOfOwnOrder } from "./store.ts";

/** Identifies a member's order of any type. */
export interface OwnOrder {
  readonly orderSerial: string;
  readonly userId: string;
}

/** The boxes of a member's order of any type; throws not_found for another member's. */
export async function getOrderBoxContents(
  { db }: Pick<Services, "db">,
  own: OwnOrder,
): Promise<OrderBoxesView> {
  const boxes = await findBoxesOfOwnOrder(db, own);
  if (boxes.length === 0) await requireOwner(db, own);
  return viewOrderBoxes(db, { orderSerial: own.orderSerial, boxes });
}

/** Throws not_found unless the order, which may have no boxes yet, is the member's own. */
export async function requireOwner(
  db: Connection,
  { orderSerial: serial, userId }: OwnOrder,
): Promise<void> {
  if ((await findOwnerOfStorageOrder(db, serial)) !== userId) throw new ProblemError("not_found");
}
