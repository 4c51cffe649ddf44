import { awaitsPayment, awaitsStoragePayment, isOpen, moveStatus } from "@damadum/domain";
import type { Estimate, StorageOrder } from "@damadum/sdk";

/** Whether a move or a storage order can be paid for now, or why not. */
export type Payability = "payable" | "expired" | "paid" | "cancelled";

/** The title of the page that would pay for a storage order that cannot be paid. */
export const unpayableTitles = {
  expired: "다시 신청해야 하는 주문이에요",
  paid: "결제를 마친 주문이에요",
  cancelled: "취소한 주문이에요",
} as const satisfies Record<Exclude<Payability, "payable">, string>;

/** Reads it from what the server says is open, which guards the payment by the same rule. */
export function payabilityOf(
  order: Pick<Estimate, "status" | "actions"> | Pick<StorageOrder, "status" | "actions">,
): Payability {
  if (isOpen(order.actions, "PAY")) return "payable";
  if (order.status === "CANCEL") return "cancelled";
  return isUnpaid(order.status) ? "expired" : "paid";
}

function isUnpaid(status: Estimate["status"] | StorageOrder["status"]): boolean {
  return isOfMove(status) ? awaitsPayment(status) : awaitsStoragePayment(status);
}

/** States that both kinds have mean the same for their payment. */
function isOfMove(
  status: Estimate["status"] | StorageOrder["status"],
): status is Estimate["status"] {
  return Object.hasOwn(moveStatus.states, status);
}
