import { isPaymentMethod } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { carryOutRefund, type RefundNeeds } from "./carry-out-refund.ts";
import { findRefund, rescheduleRefund } from "./refund-store.ts";

/** Sends a pending refund now instead of at its next retry; returns its state afterwards. */
export async function retryRefund(services: RefundNeeds, refundId: string) {
  const { db, clock } = services;
  const { method } = await findRefund(db, refundId);
  if (!isPaymentMethod(method)) throw new ProblemError("state_conflict");
  await rescheduleRefund(db, refundId, clock());
  await carryOutRefund(services, refundId);
  return findRefund(db, refundId);
}
