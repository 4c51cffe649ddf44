import { isBoxInStorage } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findBoxesBy } from "./store.ts";

/** The boxes that were assigned to a first order, with their states. */
export const boxesOfOrder = (db: Connection, orderId: string) =>
  findBoxesBy(db, "order_id", orderId);

/** The boxes that a contract keeps or kept. */
export const boxesOfContract = (db: Connection, contractId: string) =>
  findBoxesBy(db, "contract_id", contractId);

/** Number of boxes that block the member's withdrawal. */
export async function countBoxesInStorage(db: Connection, userId: string): Promise<number> {
  const boxes = await findBoxesBy(db, "user_id", userId);
  return boxes.filter(({ status }) => isBoxInStorage(status)).length;
}
