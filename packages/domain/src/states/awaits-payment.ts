import { canTransition } from "./can-transition.ts";
import { moveStatus, type MoveStatus } from "./move-status.ts";
import { storageOrderStatus, type StorageOrderStatus } from "./storage-order-status.ts";

/** Whether a move can still be paid for: quoted, or its last payment failed. The transition table decides. */
export function awaitsPayment(status: MoveStatus): boolean {
  return canTransition(moveStatus, status, "PAYMENT", "SYSTEM");
}

/** The same for a storage order of any type. */
export function awaitsStoragePayment(status: StorageOrderStatus): boolean {
  return canTransition(storageOrderStatus, status, "PAYMENT", "SYSTEM");
}
