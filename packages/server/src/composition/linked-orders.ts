import { findOwnerOfMove } from "../move/estimate/find-owner-of-move.ts";
import { lockBalanceOfMove, lockLinkedMove } from "../move/estimate/linked-money.ts";
import { findOwnerOfStorageOrder } from "../storage/box/find-owner-of-storage-order.ts";
import type { LinkedOrders } from "../subject/linked-orders.ts";

/** The orders that a custom payment can belong to. */
export const linkedOrders: LinkedOrders = {
  async findOwner(db, serial) {
    const ofMove = await findOwnerOfMove(db, serial);
    return ofMove === undefined ? findOwnerOfStorageOrder(db, serial) : ofMove;
  },
  lockMove: lockLinkedMove,
  lockBalance: lockBalanceOfMove,
};
