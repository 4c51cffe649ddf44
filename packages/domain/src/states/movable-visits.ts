import type { MoveStatus } from "./move-status.ts";
import type { StorageOrderStatus } from "./storage-order-status.ts";

/** The visits of a move. */
export type MoveVisit = "move" | "delivery" | "collection";

/** The visits of a storage order. */
export type StorageVisit = "delivery" | "collection";

/** States in which each visit of a paid move can be rescheduled, even a collection that was already requested. */
const ofMove: Readonly<Record<MoveVisit, readonly MoveStatus[]>> = {
  move: ["PAYMENT", "CONFIRM", "BOX_DEL_BEFORE", "BOX_DEL_COMPLETE"],
  delivery: ["PAYMENT", "CONFIRM", "BOX_DEL_BEFORE"],
  collection: ["PAYMENT", "CONFIRM", "BOX_DEL_BEFORE", "BOX_DEL_COMPLETE", "BOX_COL_REQUEST"],
};

/** The same for a storage order. */
const ofStorage: Readonly<Record<StorageVisit, readonly StorageOrderStatus[]>> = {
  delivery: ["PAYMENT", "CONFIRM"],
  collection: ["PAYMENT", "CONFIRM", "BEFORE_COLLECTION"],
};

/** States in which a visit that can no longer be rescheduled is under way, or awaits its member's request. */
const fixedOfMove: typeof ofMove = {
  move: ["WORKING"],
  delivery: [],
  collection: ["WORKING", "WORKING_COMPLETE"],
};

/** The same for a storage order. */
const fixedOfStorage: typeof ofStorage = {
  delivery: ["DELIVERING"],
  collection: ["DELIVERING", "COLLECTING"],
};

/** Whether a visit of a move is booked and not over yet. */
export function isMoveVisitAhead(visit: MoveVisit, status: MoveStatus): boolean {
  return isMoveVisitMovable(visit, status) || fixedOfMove[visit].includes(status);
}

/** Whether a visit of a storage order is booked and not over yet. */
export function isStorageVisitAhead(visit: StorageVisit, status: StorageOrderStatus): boolean {
  return isStorageVisitMovable(visit, status) || fixedOfStorage[visit].includes(status);
}

/** Whether a visit of a move is paid for and still to come. */
export function isMoveVisitMovable(visit: MoveVisit, status: MoveStatus): boolean {
  return ofMove[visit].includes(status);
}

/** Whether a visit of a storage order is paid for and still to come. */
export function isStorageVisitMovable(visit: StorageVisit, status: StorageOrderStatus): boolean {
  return ofStorage[visit].includes(status);
}
