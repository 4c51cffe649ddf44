import { awaitsPayment, isUnloaded } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";

/** Whether an estimate can be paid now, or why not. */
export type Payability = "payable" | "balance" | "expired" | "paid" | "cancelled";

/** Checks a loaded estimate; the server checks again when it is paid. */
export function payabilityOf(
  { status, valid_until, ledger }: Pick<Estimate, "status" | "valid_until" | "ledger">,
  now: Date,
): Payability {
  if (status === "CANCEL") return "cancelled";
  if (!awaitsPayment(status)) {
    return isUnloaded(status) && ledger.balance_amount > 0 ? "balance" : "paid";
  }
  return new Date(valid_until) < now ? "expired" : "payable";
}
