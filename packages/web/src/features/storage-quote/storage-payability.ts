import { awaitsStoragePayment } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";

/** Whether an order can be paid now, or why not. */
export type StoragePayability = "payable" | "expired" | "paid" | "cancelled";

/** Whether an order was paid and not cancelled. */
export function isBooked(status: StorageOrder["status"]): boolean {
  return status !== "CANCEL" && !awaitsStoragePayment(status);
}

/** Checks a loaded order; the server checks again when it is paid. */
export function storagePayabilityOf(
  { status, valid_until }: Pick<StorageOrder, "status" | "valid_until">,
  now: Date,
): StoragePayability {
  if (status === "CANCEL") return "cancelled";
  if (!awaitsStoragePayment(status)) return "paid";
  return new Date(valid_until) < now ? "expired" : "payable";
}
