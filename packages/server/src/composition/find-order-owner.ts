import type { Connection } from "../db/tables.ts";
import { findOwnerOfMove } from "../move/estimate/find-owner-of-move.ts";
import { findOwnerOfStorageOrder } from "../storage/box/find-owner-of-storage-order.ts";

/** The member of the order to which a custom payment can belong. */
export async function findOrderOwner(db: Connection, serial: string) {
  const ofMove = await findOwnerOfMove(db, serial);
  return ofMove === undefined ? findOwnerOfStorageOrder(db, serial) : ofMove;
}
