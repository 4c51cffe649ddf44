import { isPaymentMethod } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { recordRefund, type RefundNeeds } from "./carry-out-refund.ts";
import { findRefund } from "./refund-store.ts";

/** Records that an operator has refunded money taken by hand. Recording it again is a no-op. */
export async function recordHandRefund(
  services: Omit<RefundNeeds, "payments" | "log">,
  refundId: string,
): Promise<void> {
  const refund = await findRefund(services.db, refundId);
  if (isPaymentMethod(refund.method)) throw new ProblemError("state_conflict");
  await recordRefund(services, refund);
}
