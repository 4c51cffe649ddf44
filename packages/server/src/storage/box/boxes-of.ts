import { isBoxInStorage, type BoxStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findBoxesBy, findBoxStatuses } from "./store.ts";

/** The boxes that were assigned to a first order, with their states. */
export const boxesOfOrder = (db: Connection, orderId: string) =>
  findBoxesBy(db, "order_id", orderId);

/** The boxes that a contract keeps or kept. */
export const boxesOfContract = (db: Connection, contractId: string) =>
  findBoxesBy(db, "contract_id", contractId);

/** The states of the boxes that contracts keep or kept, by contract id. */
export async function boxStatusesOfContracts(
  db: Connection,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BoxStatus[]>> {
  if (contractIds.length === 0) return new Map();
  const found = Map.groupBy(await findBoxStatuses(db, contractIds), (box) => box.contract_id);
  return new Map([...found].map(([id, boxes]) => [id, boxes.map(({ status }) => status)]));
}

/** Number of boxes that block the member's withdrawal. */
export async function countBoxesInStorage(db: Connection, userId: string): Promise<number> {
  const boxes = await findBoxesBy(db, "user_id", userId);
  return boxes.filter(({ status }) => isBoxInStorage(status)).length;
}
