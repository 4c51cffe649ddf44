import { awaitsPayment } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";

/** Whether an estimate can be paid now, or why not. */
export type Payability = "payable" | "expired" | "paid" | "cancelled";

/** Judges an estimate as it was read; the server judges again when it is paid. */
export function payabilityOf(
  { status, valid_until }: Pick<Estimate, "status" | "valid_until">,
  now: Date,
): Payability {
  if (status === "CANCEL") return "cancelled";
  if (!awaitsPayment(status)) return "paid";
  return new Date(valid_until) < now ? "expired" : "payable";
}
