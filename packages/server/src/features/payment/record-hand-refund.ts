import { isPaymentMethod } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { recordRefund, type RefundNeeds } from "./carry-out-refund.ts";
import { findRefundToRecord } from "./refund-store.ts";

/** Records that an operator has refunded money taken by hand. Recording it again is a no-op. */
export async function recordHandRefund(
  services: Omit<RefundNeeds, "payments" | "log">,
  refundId: string,
): Promise<void> {
  const refund = await findRefundToRecord(services.db, refundId);
  if (refund === null) throw new ProblemError("not_found");
  if (isPaymentMethod(refund.method)) throw new ProblemError("state_conflict");
  await recordRefund(services, refund);
}
