import { awaitsStoragePayment, isOpen } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";

/** Whether an order can be paid now, or why not. */
export type StoragePayability = "payable" | "expired" | "paid" | "cancelled";

/** The title of the page that would pay for an order that cannot be paid. */
export const unpayableTitles = {
  expired: "다시 신청해야 하는 주문이에요",
  paid: "결제를 마친 주문이에요",
  cancelled: "취소한 주문이에요",
} as const satisfies Record<Exclude<StoragePayability, "payable">, string>;

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
