import { awaitsPayment, awaitsStoragePayment } from "./awaits-payment.ts";
import type { MoveStatus } from "./move-status.ts";
import type { StorageContractStatus } from "./storage-contract-status.ts";
import type { StorageOrderStatus } from "./storage-order-status.ts";

/** Whether a paid move is not over yet. */
export function isMoveUnderWay(status: MoveStatus): boolean {
  return !awaitsPayment(status) && !isOver(status);
}

/** The same for a storage order of any type. */
export function isStorageOrderUnderWay(status: StorageOrderStatus): boolean {
  return !awaitsStoragePayment(status) && !isOver(status);
}

/** Whether a storage contract holds, from its payment on. */
export function isContractRunning(status: StorageContractStatus): boolean {
  return status !== "ENDED" && status !== "CANCEL";
}

function isOver(status: MoveStatus | StorageOrderStatus): boolean {
  return status === "COMPLETE" || status === "CANCEL";
}
