import { awaitsStoragePayment, isOpen } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";

/** Whether a first order can be paid now, or why not. */
export type StoragePayability = "payable" | "expired" | "paid" | "cancelled";

/** Whether an order was paid and not cancelled. */
export function isBooked(status: StorageOrder["status"]): boolean {
  return status !== "CANCEL" && !awaitsStoragePayment(status);
}

/** Checks a loaded order; the server checks again when it is paid. */
export function storagePayabilityOf({
  status,
  actions,
}: Pick<StorageOrder, "status" | "actions">): StoragePayability {
  if (isOpen(actions, "PAY")) return "payable";
  if (status === "CANCEL") return "cancelled";
  return awaitsStoragePayment(status) ? "expired" : "paid";
}
