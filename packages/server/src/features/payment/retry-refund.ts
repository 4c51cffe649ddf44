import { isPaymentMethod } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { carryOutRefund, type RefundNeeds } from "./carry-out-refund.ts";
import { findRefund, findRefundToRecord, rescheduleRefund } from "./refund-store.ts";

/** Sends a pending refund now instead of at its next retry; returns its state afterwards. */
export async function retryRefund(services: RefundNeeds, refundId: string) {
  const { db, clock } = services;
  const refund = await findRefundToRecord(db, refundId);
  if (refund === null) throw new ProblemError("not_found");
  if (!isPaymentMethod(refund.method)) throw new ProblemError("state_conflict");
  await rescheduleRefund(db, refundId, clock());
  await carryOutRefund(services, refundId);
  return findRefund(db, refundId);
}
