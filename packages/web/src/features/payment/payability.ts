import { awaitsPayment, isOpen } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";

/** Whether an estimate can be paid now, or why not. */
export type Payability = "payable" | "balance" | "expired" | "paid" | "cancelled";

/** Checks a loaded estimate; the server checks again when it is paid. */
export function payabilityOf({
  status,
  actions,
}: Pick<Estimate, "status" | "actions">): Payability {
  if (isOpen(actions, "PAY")) return "payable";
  if (isOpen(actions, "PAY_BALANCE")) return "balance";
  if (status === "CANCEL") return "cancelled";
  return awaitsPayment(status) ? "expired" : "paid";
}
